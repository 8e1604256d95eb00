import { latestResponse } from '#api/cache.ts';
import * as keys from '#api/keys.ts';
import { damageCustomerRefusals, meansNone } from '#domain/errors/customer.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { getIdentification } from './agreements.ts';
import { getBankInfo } from './banks.ts';
import { getPersonCustomer } from './person-customer.ts';

/**
 * Loads the person customer of a visitor who has no damage insurance, on the conditions of A7.3; rejects with the error of
 * the damage customer if they are not met.
 */
export async function loadPersonName(error: unknown): Promise<void> {
  if (!meansNone(noticeIn(damageCustomerRefusals, error))) throw error;
  const { organisasjonsnummer, fodselsnummer } = await getIdentification();
  if (organisasjonsnummer !== null || !fodselsnummer) throw error;
  await getBankInfo();
  await (latestResponse(keys.personCustomer) ?? getPersonCustomer());
}
