// Generated from machines/buying/direct-debit.ts by `npm run docs`; do not edit.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// Calls, child flows, guards and actions have their names here, and no code.
import { fromPromise, setup } from 'xstate';

export const chart = setup({
  actors: {
    getForm: fromPromise(async () => {}),
  },
  guards: {
    leadsToBank: () => false,
  },
  actions: {
    "sets exit": () => {},
    "sets error": () => {},
  },
}).createMachine({
  id: "direct-debit",
  description: "Sends the visitor to the bank to create AvtaleGiro.",
  initial: "loading",
  states: {
    loading: {
      description: "Loading the form for the bank.",
      tags: "waiting",
      invoke: {
        id: "getForm",
        src: "getForm",
        onDone: [
          { guard: "leadsToBank", target: "leaving", actions: "sets exit" },
          { target: "unavailable", actions: "sets error" },
        ],
        onError: { target: "unavailable", actions: "sets error" },
      },
    },
    unavailable: {
      description: "The form could not be loaded, or its address is not allowed or too long.",
      tags: "failure",
      on: { retried: { target: "loading", actions: "sets error" } },
    },
    leaving: { description: "The browser goes to the bank.", type: "final" },
  },
});
