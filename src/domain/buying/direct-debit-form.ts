import { number, string, type } from 'superstruct';
import type { Wire } from '#domain/shared/wire.ts';

export const DirectDebitForm = type({
  /** From outside: it must pass `allowAddress` before anything is posted there. */
  url: string(),
  companyName: string(),
  companyAccountNo: string(),
  kid: string(),
  amountLimit: number(),
});

/** The form to post to the customer's bank (A3.9). */
export type DirectDebitForm = Wire<typeof DirectDebitForm>;
