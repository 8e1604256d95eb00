import { type Infer, nullable, optional, string, type } from 'superstruct';
import { repeatsDamageCustomer } from '#domain/errors/automatic-retry.ts';
import { cache, onceWhen } from './cache.ts';
import { checked } from './checked.ts';
import { call } from './client.ts';

const path = '/skade/kunde';

const DamageCustomer = type({ bankForholdRegnr: optional(nullable(string())) });

type DamageCustomer = Infer<typeof DamageCustomer>;

/** A7.2; a 404 is how the server says that there is no record. */
export const getDamageCustomer = (): Promise<DamageCustomer> =>
  cache.fetchQuery({
    queryKey: ['skadekunde'],
    queryFn: async () => checked(await call(path), DamageCustomer, path),
    retry: onceWhen(repeatsDamageCustomer),
  });
