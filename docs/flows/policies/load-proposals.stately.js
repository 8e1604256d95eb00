// Generated from machines/policies/load-proposals.ts by `npm run docs`; do not edit.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// Calls, child flows, guards and actions have their names here, and no code.
import { fromPromise, setup } from 'xstate';

export const chart = setup({
  actors: {
    listProposals: fromPromise(async () => {}),
  },
  guards: {
    isNotFound: () => false,
  },
  actions: {
    keepError: () => {},
    "sets proposals": () => {},
  },
}).createMachine({
  id: "load-proposals",
  description: "Loads the adviser's proposal.",
  initial: "loading",
  states: {
    loading: {
      description: "Loading the proposal.",
      tags: "waiting",
      invoke: {
        id: "listProposals",
        src: "listProposals",
        onDone: { target: "loaded", actions: "sets proposals" },
        onError: [
          { guard: "isNotFound", target: "loaded" },
          { target: "unavailable", actions: "keepError" },
        ],
      },
    },
    unavailable: {
      description: "The proposal could not be loaded.",
      tags: "failure",
      on: { retried: "loading" },
    },
    loaded: {
      description: "Loading has ended; there may be no proposal, or one without policies.",
      type: "final",
    },
  },
});
