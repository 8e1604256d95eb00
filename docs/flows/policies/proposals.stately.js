// Generated from machines/policies/proposals.ts by `npm run docs`; do not edit.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// Calls, child flows, guards and actions have their names here, and no code.
import { fromPromise, setup } from 'xstate';

export const chart = setup({
  actors: {
    loadProposals: fromPromise(async () => {}),
  },
  guards: {
    isEmpty: () => false,
  },
  actions: {
    "sets proposals": () => {},
  },
}).createMachine({
  id: "proposals",
  description: "The adviser's proposal, with a price for each policy and in total.",
  initial: "arriving",
  states: {
    arriving: {
      description: "A child flow loads the proposal.",
      invoke: {
        id: "loadProposals",
        src: "loadProposals",
        onDone: [{ guard: "isEmpty", target: "empty" }, { target: "shown", actions: "sets proposals" }],
      },
    },
    empty: { description: "The customer has no proposals; that is no error (C4.21)." },
    shown: {
      description: "The policies of the proposal, with their prices.",
      meta: { address: "/tilbud" },
      initial: "monthly",
      states: {
        monthly: { description: "Prices per month.", on: { "yearly.chosen": "yearly" } },
        yearly: { description: "Prices per year.", on: { "monthly.chosen": "monthly" } },
      },
    },
  },
});
