import * as keys from '#api/keys.ts';
import { read } from '#api/read.ts';
import { UnpaidInvoice } from '#domain/policies/unpaid-invoices.ts';
import { type CustomerNumbers, unpaidInvoicesPath } from '#domain/policies/unpaid-invoices-path.ts';
import { eachOf } from '#domain/shared/wire.ts';

/** The invoices that the customer has not paid (A7.14). */
export const listUnpaidInvoices = (numbers: CustomerNumbers): Promise<readonly (UnpaidInvoice | null)[]> =>
  read(keys.unpaidInvoices(numbers), unpaidInvoicesPath(numbers), eachOf(UnpaidInvoice));
