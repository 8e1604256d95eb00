// Generated from machines/travel-cards/travel-card-dialog.ts by `npm run docs`; do not edit.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// Calls, child flows, guards and actions have their names here, and no code.
import { fromPromise, setup } from 'xstate';

export const chart = setup({
  actors: {
    loadCards: fromPromise(async () => {}),
  },
  guards: {
    isEmpty: () => false,
  },
  actions: {
    "sets cards": () => {},
    "sets error": () => {},
  },
}).createMachine({
  id: "travel-card-dialog",
  description: "Shows the travel cards of a policy, for use on a journey.",
  initial: "loading",
  on: { "dialog.dismissed": ".closed" },
  states: {
    loading: {
      description: "Loading the cards of the policy.",
      tags: "waiting",
      invoke: {
        id: "loadCards",
        src: "loadCards",
        onDone: [{ guard: "isEmpty", target: "absent" }, { target: "shown", actions: "sets cards" }],
        onError: { target: "unavailable", actions: "sets error" },
      },
    },
    unavailable: {
      description: "The cards could not be loaded (B8.34).",
      tags: "failure",
      on: { retried: "loading" },
    },
    absent: {
      description: "The policy has no card yet; the page of the travel card may create one (B2.103).",
    },
    shown: { description: "The dialog shows the cards, with a link to their page." },
    closed: { description: "The dialog is closed.", type: "final" },
  },
});
