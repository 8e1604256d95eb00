import { damageCustomerRefusals, isInAnotherBank, personCustomerRefusals } from '#domain/errors/customer.ts';
import type { Notice } from '#domain/errors/notice.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import type { Identified } from '#domain/person/identification.ts';

/** Shown when some sources of policies failed (A8.6). */
export const partlyMissing = {
  kind: 'failure',
  title: null,
  text: 'Vi fikk dessverre ikke kontakt med alle systemene våre. Hvis det mangler forsikringer i oversikten, kan du prøve igjen senere.',
} as const satisfies Notice;

/** Whether the customer has no damage insurance here. That is no failure: the policy may be a life insurance. */
export const hasNoDamagePolicies = (error: unknown): boolean =>
  noticeIn(damageCustomerRefusals, error).kind === 'state';

/**
 * Whether the life policies are searched after the damage policies: only for a person who is not a customer of another
 * bank, which the error of the damage customer says (A7.3).
 */
export const searchesLife = (
  { organisasjonsnummer, hasNationalId }: Identified,
  damageError: unknown,
): boolean => organisasjonsnummer === null && hasNationalId && !isInAnotherBank(damageError);

/** Whether the customer has no life insurance here, which is no failure either. */
export const hasNoLifePolicies = (error: unknown): boolean =>
  noticeIn(personCustomerRefusals, error).kind === 'state';
