import { array, boolean, type Infer, string, type } from 'superstruct';
import * as keys from '#api/keys.ts';
import { read } from '#api/read.ts';
import { Bank } from '#domain/shared/bank.ts';
import { maybe } from '#domain/shared/wire.ts';

/** A7.12: the banks of the bank selector. */
export const listBanks = (): Promise<readonly Bank[]> => read(keys.banks, '/banker', array(Bank));

/** A7.12: the bank by which the visitor came. */
export const getBankInfo = (): Promise<Bank> => read(keys.bankInfo, '/bankinfo', Bank);

/** Whether the bank blocks direct access (A3.7). */
const DirectAccess = type({ banknavn: maybe(string()), blokkerDirektetilgang: boolean() });

export type DirectAccess = Infer<typeof DirectAccess>;

/** A7.11: only for banks that may block, and with the transition toggle on (A4.10). */
export const getDirectAccess = (): Promise<DirectAccess> =>
  read(keys.directAccess, '/kunde/direktetilgang', DirectAccess);
