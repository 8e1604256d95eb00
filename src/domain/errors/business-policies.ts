import { damageCustomerNotice, noPolicies } from './customer.ts';

/** The notice if a page that needs the policies of a business cannot load them. */
export const businessPoliciesNotice = (error: unknown) => damageCustomerNotice(error, 'business');

/** Whether the error means that the business has no policies, which is not a failure (A6.5, A8.10). */
export const meansNoPolicies = (error: unknown): boolean =>
  businessPoliciesNotice(error) === noPolicies.business;
