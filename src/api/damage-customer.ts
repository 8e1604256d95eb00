import { type Infer, nullable, optional, string, type } from 'superstruct';
import { repeatsDamageCustomer } from '#domain/errors/automatic-retry.ts';
import { onceWhen } from './cache.ts';
import { keys } from './keys.ts';
import { read } from './read.ts';

const DamageCustomer = type({ bankForholdRegnr: optional(nullable(string())) });

type DamageCustomer = Infer<typeof DamageCustomer>;

/** A7.2; a 404 is how the server says that there is no record. */
export const getDamageCustomer = (): Promise<DamageCustomer> =>
  read(keys.damageCustomer, '/skade/kunde', DamageCustomer, { retry: onceWhen(repeatsDamageCustomer) });
