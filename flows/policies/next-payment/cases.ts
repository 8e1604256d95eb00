import type { AllowedAddress } from '#domain/site/address.ts';
import { defineCases } from '#flows/engine/walk/cases.ts';
import { nextPaymentFlow } from './flow.ts';

const invoice = { fakturanummer: '90417001', kid: '0000904170019', belop: 958 };

export const nextPaymentCases = defineCases(nextPaymentFlow, {
  input: {
    site: { invoice: { url: '/faktura' as AllowedAddress } },
    today: '2026-11-22',
    customer: { skadekundenummer: '1000010', personkundenummer: null },
  },
  events: {},
  actors: {
    listUnpaidInvoices: {
      operation: 'listUnpaidInvoices',
      done: {
        overdue: {
          status: 200,
          body: [
            { ...invoice, forfallsdato: '2026-12-02' },
            { ...invoice, fakturanummer: '90417000', forfallsdato: '2026-11-10' },
          ],
        },
        'several overdue': {
          status: 200,
          body: [
            { ...invoice, belop: 1000, forfallsdato: '2026-10-10' },
            { ...invoice, fakturanummer: '90417000', forfallsdato: '2026-11-10' },
          ],
        },
        'not due yet': { status: 200, body: [{ ...invoice, belop: 241, forfallsdato: '2026-12-02' }] },
        none: { status: 200, body: [] },
        unreadable: { status: 200, body: [{}] },
      },
      failed: { 'internal error': { status: 500 } },
    },
  },
  matters: ({ invoices }) => invoices,
});
