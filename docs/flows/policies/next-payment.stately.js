// Generated from machines/policies/next-payment.ts by `npm run docs`; do not edit.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// Calls, child flows, guards and actions have their names here, and no code.
import { fromPromise, setup } from 'xstate';

export const chart = setup({
  actors: {
    listUnpaidInvoices: fromPromise(async () => {}),
  },
  actions: {
    "sets invoices": () => {},
  },
}).createMachine({
  id: "next-payment",
  description: "The customer's next payment, beside the facts of a policy.",
  initial: "loading",
  states: {
    loading: {
      description: "Loading the invoices that are not paid.",
      tags: "waiting",
      invoke: {
        id: "listUnpaidInvoices",
        src: "listUnpaidInvoices",
        onDone: { target: "shown", actions: "sets invoices" },
        onError: "unknown",
      },
    },
    shown: { description: "The page shows the invoice that falls due first, or that there is none." },
    unknown: { description: "The invoices could not be loaded; there is a link to them." },
  },
});
