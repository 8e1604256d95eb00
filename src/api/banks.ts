import { array, string, type } from 'superstruct';
import type { Bank } from '#domain/bank.ts';
import { keys } from './keys.ts';
import { read } from './read.ts';

const Banks = array(type({ name: string(), bankregnr: string() }));

/** A7.12: the banks of the bank selector. */
export const listBanks = (): Promise<readonly Bank[]> => read(keys.banks, '/banker', Banks);
