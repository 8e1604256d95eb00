import * as keys from '#api/keys.ts';
import { read } from '#api/read.ts';
import { UnpaidInvoice } from '#domain/policies/unpaid-invoices.ts';
import { type CustomerNumbers, unpaidInvoicesPath } from '#domain/policies/unpaid-invoices-path.ts';
import { eachOf } from '#domain/shared/wire.ts';

/** The invoices that the customer has not paid (A7.14). */
export async function listUnpaidInvoices(
  numbers: CustomerNumbers | null,
): Promise<readonly (UnpaidInvoice | null)[]> {
  // An empty list would say that everything is paid.
  if (!numbers) throw new Error('The invoices of nobody were requested');
  return read(keys.unpaidInvoices(numbers), unpaidInvoicesPath(numbers), eachOf(UnpaidInvoice));
}
