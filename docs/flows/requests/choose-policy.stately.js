// Generated from machines/requests/choose-policy.ts by `npm run docs`; do not edit.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// Calls, child flows, guards and actions have their names here, and no code.
import { fromPromise, setup } from 'xstate';

export const chart = setup({
  actors: {
    loadChangeablePolicies: fromPromise(async () => {}),
  },
  guards: {
    isAnotherSearch: () => false,
  },
  actions: {
    search: () => {},
    "sets customer": () => {},
  },
  delays: {
    searchPause: 700,
  },
}).createMachine({
  id: "choose-policy",
  description: "A business chooses the policy to change.",
  initial: "arriving",
  states: {
    arriving: {
      description: "A child flow loads the policies to choose from.",
      invoke: {
        id: "loadChangeablePolicies",
        src: "loadChangeablePolicies",
        onDone: { target: "choosing", actions: "sets customer" },
      },
    },
    choosing: {
      description: "The page lists the policies, or the hits of the search. Each policy in force links to its form (B4.6).",
      initial: "still",
      on: { "search.changed": { guard: "isAnotherSearch", target: ".typing", actions: "search" } },
      states: {
        still: { description: "Not typing. If there is a search, the count of its hits is announced." },
        typing: {
          description: "Typing; the count is announced after a pause.",
          after: { searchPause: "still" },
        },
      },
    },
  },
});
