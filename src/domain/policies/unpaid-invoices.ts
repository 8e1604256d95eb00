import { number, string, type } from 'superstruct';
import { lenient, text, type Wire } from '#domain/shared/wire.ts';

export const UnpaidInvoice = type({
  fakturanummer: string(),
  kid: lenient(string()),
  belop: lenient(number()),
  forfallsdato: text(),
});

/** An invoice that the customer has not paid. It does not say which policies it is for (A7.14). */
export type UnpaidInvoice = Wire<typeof UnpaidInvoice>;

/** The customer numbers; null if the customer has no such number, or it could not be loaded. */
export interface CustomerNumbers {
  readonly skadekundenummer: string | null;
  readonly personkundenummer: string | null;
}

/** The path of the unpaid invoices. Its query has the customer numbers that are known (A7.14). */
export function unpaidInvoicesPath(numbers: CustomerNumbers): string {
  const known = Object.entries(numbers).filter((pair): pair is [string, string] => pair[1] !== null);
  return `/oppgaver/ubetalte-faktura?${new URLSearchParams(Object.fromEntries(known))}`;
}
