import { codeOf, statusOf } from './api-error.ts';

/** Whether the damage customer is asked for again (A7.2, A8.7); `repeats`: how often it was already. */
export const repeatsDamageCustomer = (repeats: number, error: unknown): boolean =>
  repeats === 0 && statusOf(error) === 500 && codeOf(error) === 'FOR4870001';

/** Whether the person customer is asked for again (A7.3). */
export const repeatsPersonCustomer = (repeats: number, error: unknown): boolean =>
  repeats === 0 && statusOf(error) === 500;
