import { latestResponse } from '#api/cache.ts';
import * as keys from '#api/keys.ts';
import { isInAnotherBank } from '#domain/errors/customer.ts';
import { getIdentification } from './agreements.ts';
import { getBankInfo } from './banks.ts';
import { getDamageCustomer } from './damage-customer.ts';
import { listRelations } from './own-relations.ts';
import { getPersonCustomer } from './person-customer.ts';

/**
 * Loads the sources of the masthead's names, one after another, until a name is known or a source has failed. What the page
 * could not load is not requested again.
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
    // A visitor without damage insurance: the person customer has the name.
    if (!(await mayBePersonCustomer(error))) throw error;
    await (latestResponse(keys.personCustomer) ?? getPersonCustomer());
  }
}

/** The conditions of A7.3 for the request of the person customer. */
async function mayBePersonCustomer(error: unknown): Promise<boolean> {
  const { organisasjonsnummer, fodselsnummer } = await getIdentification();
  if (organisasjonsnummer !== null || !fodselsnummer || isInAnotherBank(error)) return false;
  await getBankInfo();
  return true;
}
