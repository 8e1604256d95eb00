// Generated from machines/policies/proposal.ts by `npm run docs`; do not edit.
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
    loadTerms: fromPromise(async () => {}),
  },
  guards: {
    hasPolicy: () => false,
  },
  actions: {
    keepError: () => {},
    "sets opened": () => {},
    "sets terms": () => {},
  },
}).createMachine({
  id: "proposal",
  description: "One policy of the adviser's proposal.",
  initial: "arriving",
  states: {
    arriving: {
      description: "A child flow loads the proposal; the address names one of its policies.",
      invoke: {
        id: "loadProposals",
        src: "loadProposals",
        onDone: [{ guard: "hasPolicy", target: "shown", actions: "sets opened" }, { target: "notFound" }],
      },
    },
    notFound: { description: "There is no proposal, or it has no such policy (B8.40)." },
    shown: {
      description: "The page shows the policy with its price, and its terms when they are loaded.",
      initial: "loadingTerms",
      states: {
        loadingTerms: {
          description: "Loading the list of terms.",
          tags: "waiting",
          invoke: {
            id: "loadTerms",
            src: "loadTerms",
            onDone: { target: "complete", actions: "sets terms" },
            onError: { target: "termsFailed", actions: "keepError" },
          },
        },
        termsFailed: {
          description: "The list of terms could not be loaded.",
          tags: "failure",
          on: { retried: "loadingTerms" },
        },
        complete: { description: "The page links to the terms, or says that there are none." },
      },
    },
  },
});
