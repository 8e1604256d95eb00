// Generated from machines/requests/load-changeable-policies.ts by `npm run docs`; do not edit.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// Calls, child flows, guards and actions have their names here, and no code.
import { fromPromise, setup } from 'xstate';

export const chart = setup({
  actors: {
    loadBusinessPolicies: fromPromise(async () => {}),
  },
  guards: {
    mayNotChange: () => false,
    isEmpty: () => false,
  },
  actions: {
    "sets context": () => {},
  },
}).createMachine({
  id: "load-changeable-policies",
  description: "Loads the policies of a business, if the visitor may change them.",
  initial: "arriving",
  states: {
    arriving: {
      description: "Loading the policies in a child flow.",
      invoke: {
        id: "loadBusinessPolicies",
        src: "loadBusinessPolicies",
        onDone: [
          { guard: "mayNotChange", target: "notAllowed" },
          { guard: "isEmpty", target: "empty", actions: "sets context" },
          { target: "loaded", actions: "sets context" },
        ],
      },
    },
    notAllowed: { description: "The visitor may not change policies; the page says whom to call (B6.7)." },
    empty: { description: "The business has no active policies, or is not a customer (A6.5, A8.10)." },
    loaded: { description: "The policies are loaded.", type: "final" },
  },
});
