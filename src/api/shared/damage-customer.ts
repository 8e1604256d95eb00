import { quietBanks } from '#api/client.ts';
import * as keys from '#api/keys.ts';
import { read } from '#api/read.ts';
import { repeatsDamageCustomer } from '#domain/errors/automatic-retry.ts';
import { asNoDamage, dependsOnBank } from '#domain/errors/customer.ts';
import { DamageCustomer } from '#domain/shared/damage-customer.ts';
import * as paths from '#domain/shared/read-paths.ts';
import { getBankInfo } from './banks.ts';

/**
 * Loads the damage customer (A7.2). A 404 means that the visitor is no damage customer, or is one of another bank. After a
 * 403 without an explanation, the visitor's bank decides whether it is an error (A6.5).
 */
export async function getDamageCustomer(): Promise<DamageCustomer> {
  try {
    return await read(keys.damageCustomer, paths.damageCustomer, DamageCustomer, {
      retryIf: repeatsDamageCustomer,
    });
  } catch (error) {
    throw dependsOnBank(error) && (await isFromQuietBank()) ? asNoDamage(error) : error;
  }
}

/** False if the bank cannot be loaded. */
async function isFromQuietBank(): Promise<boolean> {
  if (quietBanks().length === 0) return false;
  const bank = await getBankInfo().catch(() => null);
  return bank !== null && quietBanks().includes(bank.bankregnr);
}
