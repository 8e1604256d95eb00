import { assign, type PromiseActorLogic, setup } from 'xstate';
import type { IsoDate } from '#domain/dates/calendar.ts';
import type { UnpaidInvoice } from '#domain/policies/unpaid-invoices.ts';
import type { CustomerNumbers } from '#domain/policies/unpaid-invoices-path.ts';
import type { Site } from '#domain/site/site.ts';

interface NextPaymentInput {
  readonly site: Pick<Site, 'invoice'>;
  readonly today: IsoDate;
  /** Null is never sent: the page has no payment then. */
  readonly customer: CustomerNumbers | null;
}

/** The next payment on the page of a policy (C4.42). The page does not wait for it. */
export const nextPayment = setup({
  types: {
    context: {} as NextPaymentInput & { invoices: readonly (UnpaidInvoice | null)[] },
    input: {} as NextPaymentInput,
    tags: {} as 'waiting',
  },
  actors: {
    listUnpaidInvoices: {} as PromiseActorLogic<readonly (UnpaidInvoice | null)[], CustomerNumbers | null>,
  },
}).createMachine({
  id: 'next-payment',
  description: "The customer's next payment, beside the facts of a policy.",
  context: ({ input }) => ({ ...input, invoices: [] }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the invoices that are not paid.',
      tags: 'waiting',
      invoke: {
        id: 'listUnpaidInvoices',
        src: 'listUnpaidInvoices',
        input: ({ context }) => context.customer,
        onDone: { target: 'shown', actions: assign({ invoices: ({ event }) => event.output }) },
        onError: 'unknown',
      },
    },
    shown: { description: 'The page shows the invoice that falls due first, or that there is none.' },
    unknown: { description: 'The invoices could not be loaded; there is a link to them.' },
  },
});
