import { addressPart } from '#domain/site/address-part.ts';
import type { CustomerNumbers } from './tasks.ts';

/** The path of the unpaid invoices. Its query has the customer numbers that are known (A7.14). */
export function unpaidInvoicesPath(numbers: CustomerNumbers): string {
  const known = Object.entries(numbers).filter((pair): pair is [string, string] => pair[1] !== null);
  return `/oppgaver/ubetalte-faktura?${new URLSearchParams(Object.fromEntries(known))}`;
}

/** The path of the claims of a damage customer (A7.14). */
export const claimsPath = (kundenummer: string): string =>
  `/oppgaver/${addressPart(kundenummer)}/skademeldinger`;
