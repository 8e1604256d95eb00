import { wasRequested } from '#api/cache.ts';
import * as keys from '#api/keys.ts';
import { getIdentification } from './agreements.ts';
import { getDamageCustomer } from './damage-customer.ts';
import { listRelations } from './own-relations.ts';

/**
 * Loads the sources of the masthead's names, one after another, until a name is known. A customer whom the page could not
 * load is not requested again.
 */
export async function loadNames(isKnown: () => boolean): Promise<void> {
  const isCustomerTried = wasRequested(keys.damageCustomer);
  for (const load of [getIdentification, listRelations, ...(isCustomerTried ? [] : [getDamageCustomer])]) {
    if (isKnown()) return;
    await load();
  }
}
