import { latestResponse } from '#api/cache.ts';
import * as keys from '#api/keys.ts';
import { getIdentification } from './agreements.ts';
import { getDamageCustomer } from './damage-customer.ts';
import { listRelations } from './own-relations.ts';

/**
 * Loads the sources of the masthead's names, one after another, until a name is known or a source has failed. Only a
 * visitor without damage insurance has another source after that one. What the page could not load is not requested again.
 */
export async function loadNames(isKnown: () => boolean): Promise<void> {
  for (const [key, load] of [
    [keys.identification, getIdentification],
    [keys.relations, listRelations],
  ] as const) {
    if (isKnown()) return;
    await (latestResponse(key) ?? load());
  }
  if (isKnown()) return;
  try {
    await (latestResponse(keys.damageCustomer) ?? getDamageCustomer());
  } catch (error) {
    // Few visitors have no damage insurance.
    const { loadPersonName } = await import('./load-person-name.ts');
    await loadPersonName(error);
  }
}
