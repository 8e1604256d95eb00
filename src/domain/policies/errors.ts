import { damageCustomerRefusals, personCustomerRefusals } from '#domain/errors/customer.ts';
import { noticeIn } from '#domain/errors/refusals.ts';

/** The customer has no damage insurance here, which is no failure: the policy may be a life insurance. */
export const hasNoDamagePolicies = (error: unknown): boolean =>
  noticeIn(damageCustomerRefusals, error).kind === 'state';

/** The same of life insurance. */
export const hasNoLifePolicies = (error: unknown): boolean =>
  noticeIn(personCustomerRefusals, error).kind === 'state';
