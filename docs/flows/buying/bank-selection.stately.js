// Generated from machines/buying/bank-selection.ts by `npm run docs`; do not edit.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// Calls, child flows, guards and actions have their names here, and no code.
import { fromPromise, setup } from 'xstate';

export const chart = setup({
  actors: {
    listBanks: fromPromise(async () => {}),
  },
  guards: {
    isBankChosen: () => false,
    isOffered: () => false,
  },
  actions: {
    keepError: () => {},
    "sets banks": () => {},
    "sets form": () => {},
    "emits form.rejected": () => {},
  },
}).createMachine({
  id: "bank-selection",
  description: "The visitor chooses the local bank to buy insurance through.",
  initial: "loading",
  on: { cancelled: ".cancelled" },
  states: {
    loading: {
      description: "Loading the banks.",
      tags: "waiting",
      invoke: {
        id: "listBanks",
        src: "listBanks",
        onDone: { target: "choosing", actions: "sets banks" },
        onError: { target: "unavailable", actions: "keepError" },
      },
    },
    unavailable: { description: "The banks could not be loaded.", tags: "failure", on: { retried: "loading" } },
    choosing: {
      description: "The visitor chooses a bank from the list, or types its name.",
      initial: "closed",
      on: {
        "list.opened": ".open",
        "search.changed": { target: ".open", actions: "sets form" },
        submitted: [{ guard: "isBankChosen", target: "decided" }, { target: ".rejected" }],
      },
      states: {
        closed: { description: "The field shows the typed text or the chosen bank." },
        open: {
          description: "The list below the field shows the banks that match.",
          on: {
            "list.closed": "closed",
            "bank.chosen": { guard: "isOffered", target: "closed", actions: "sets form" },
          },
        },
        rejected: {
          description: "The visitor submitted the form without a bank.",
          entry: "emits form.rejected",
        },
      },
    },
    decided: { description: "A bank is chosen.", type: "final" },
    cancelled: { description: "The visitor cancelled.", type: "final" },
  },
});
