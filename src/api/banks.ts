import { array, string, type } from 'superstruct';
import type { Bank } from '#domain/bank.ts';
import { cache } from './cache.ts';
import { checked } from './checked.ts';
import { call } from './client.ts';

const path = '/banker';

const Banks = array(type({ name: string(), bankregnr: string() }));

/** A7.12: the banks of the bank selector. */
export const listBanks = (): Promise<readonly Bank[]> =>
  cache.fetchQuery({ queryKey: ['banker'], queryFn: async () => checked(await call(path), Banks, path) });
