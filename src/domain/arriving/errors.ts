import { generalRefusals } from '#domain/errors/general.ts';
import type { RefusalTable } from '#domain/errors/refusals.ts';

/** A6.5: who may not see damage insurance has none, which is no error. */
export const mayNotSeeDamage = { status: 403, says: 'Bruker mangler tilgang til skadeforsikring' } as const;

/** A7.7: whether there is any; who has none goes on as A4.9 says and reads nothing of it. */
export const damagePoliciesRefusals = {
  signs: { mayNotSeeDamage: { when: mayNotSeeDamage } },
  otherwise: generalRefusals,
} as const satisfies RefusalTable;
