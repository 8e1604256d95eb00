import { damageCustomerRefusals, personCustomerRefusals } from '#domain/errors/customer.ts';
import { noticeIn } from '#domain/errors/refusals.ts';

/** Whether the customer has no damage insurance here. That is no failure: the policy may be a life insurance. */
export const hasNoDamagePolicies = (error: unknown): boolean =>
  noticeIn(damageCustomerRefusals, error).kind === 'state';

/** Whether the customer has no life insurance here, which is no failure either. */
export const hasNoLifePolicies = (error: unknown): boolean =>
  noticeIn(personCustomerRefusals, error).kind === 'state';
