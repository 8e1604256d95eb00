import { listUnpaidInvoices } from '#api/policies/unpaid-invoices.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { nextPayment } from '#machines/policies/next-payment.ts';
import { NextPayment } from '#views/policies/next-payment/next-payment.tsx';

export const nextPaymentFlow = defineFlow({
  title: 'Neste betaling',
  machine: nextPayment,
  actors: {
    listUnpaidInvoices: ({ input }) => listUnpaidInvoices(input),
  },
  views: { loading: NextPayment, shown: NextPayment, unknown: NextPayment },
});
