import { codeOf, statusOf } from './api-error.ts';

/** Whether the damage customer is asked for once more (A7.2, A8.7). */
export const repeatsDamageCustomer = (error: unknown): boolean =>
  statusOf(error) === 500 && codeOf(error) === 'FOR4870001';

/** Whether the person customer is asked for once more (A7.3). */
export const repeatsPersonCustomer = (error: unknown): boolean => statusOf(error) === 500;
