import { codeOf, statusOf } from './api-error.ts';

/** Whether the damage customer is requested once more (A7.2, A8.7). */
export const repeatsDamageCustomer = (error: unknown): boolean =>
  statusOf(error) === 500 && codeOf(error) === 'FOR4870001';

/** Whether the person customer is requested once more (A7.3). */
export const repeatsPersonCustomer = (error: unknown): boolean => statusOf(error) === 500;

/** A retry would fail the same way (C4.11). */
const lasting = [400, 401, 403, 404];

/** Whether a read without a rule of its own is repeated, in documents that retry (A9.8, C4.11). */
export const repeatsRead = (error: unknown): boolean => !lasting.includes(statusOf(error));

/** For a call that is never repeated. */
export const repeatsNever = (): boolean => false;
