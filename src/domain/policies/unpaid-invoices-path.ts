/** The customer numbers; null if the customer has no such number, or it could not be loaded. */
export interface CustomerNumbers {
  readonly skadekundenummer: string | null;
  readonly personkundenummer: string | null;
}

interface Customer {
  readonly kundenummer?: string | null | undefined;
}

/** The numbers by which the unpaid invoices of a customer are loaded; null for a visitor who is no customer (A7.14). */
export const customerNumbers = (damage: Customer | null, life: Customer | null): CustomerNumbers | null =>
  damage || life
    ? { skadekundenummer: damage?.kundenummer ?? null, personkundenummer: life?.kundenummer ?? null }
    : null;

/** The path of the unpaid invoices. Its query has the customer numbers that are known (A7.14). */
export function unpaidInvoicesPath(numbers: CustomerNumbers): string {
  const known = Object.entries(numbers).filter((pair): pair is [string, string] => pair[1] !== null);
  return `/oppgaver/ubetalte-faktura?${new URLSearchParams(Object.fromEntries(known))}`;
}
