import * as keys from '#api/keys.ts';
import { read } from '#api/read.ts';
import { repeatsDamageCustomer } from '#domain/errors/automatic-retry.ts';
import { DamageCustomer } from '#domain/shared/damage-customer.ts';

/** Loads the damage customer (A7.2). A 404 means that the visitor is no damage customer, or is one of another bank. */
export const getDamageCustomer = (): Promise<DamageCustomer> =>
  read(keys.damageCustomer, '/skade/kunde', DamageCustomer, { retryIf: repeatsDamageCustomer });
