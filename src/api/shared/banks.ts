import { boolean, type Infer, string, type } from 'superstruct';
import * as keys from '#api/keys.ts';
import { read } from '#api/read.ts';
import { Bank, SiteBank } from '#domain/shared/bank.ts';
import * as paths from '#domain/shared/read-paths.ts';
import { eachOf, lenient, readable } from '#domain/shared/wire.ts';

/** The banks that the bank selector offers (A7.12). */
export const listBanks = async (): Promise<readonly Bank[]> =>
  readable(await read(keys.banks, paths.banks, eachOf(Bank)));

/** The bank whose site the visitor comes from (A7.12). */
export const getBankInfo = (): Promise<SiteBank> => read(keys.bankInfo, paths.bank, SiteBank);

/** Whether the bank blocks direct access (A3.7). */
const DirectAccess = type({ banknavn: lenient(string()), blokkerDirektetilgang: boolean() });

export type DirectAccess = Infer<typeof DirectAccess>;

/** Loaded only for banks that may block, and only if the transition toggle is on (A7.11, A4.10). */
export const getDirectAccess = (): Promise<DirectAccess> =>
  read(keys.directAccess, '/kunde/direktetilgang', DirectAccess);
