// Generated from machines/policies/load-policy.ts by `npm run docs`; do not edit.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// Calls, child flows, guards and actions have their names here, and no code.
import { fromPromise, setup } from 'xstate';

export const chart = setup({
  actors: {
    findPolicy: fromPromise(async () => {}),
    noAccess: fromPromise(async () => {}),
  },
  guards: {
    isFound: () => false,
    meansNoRole: () => false,
    hasNoDamagePolicies: () => false,
  },
  actions: {
    "sets policy": () => {},
    "sets error": () => {},
  },
}).createMachine({
  id: "load-policy",
  description: "Loads the policy of the page's address.",
  initial: "loading",
  states: {
    loading: {
      description: "Loading the policies of the customer.",
      tags: "waiting",
      invoke: {
        id: "findPolicy",
        src: "findPolicy",
        onDone: [{ guard: "isFound", target: "found", actions: "sets policy" }, { target: "notFound" }],
        onError: [
          { guard: "meansNoRole", target: "noAccess" },
          { guard: "hasNoDamagePolicies", target: "notFound" },
          { target: "unavailable", actions: "sets error" },
        ],
      },
    },
    noAccess: {
      description: "The insurer says that the visitor has no role (C4.12). A child flow shows the persons who can give one (A2.33).",
      invoke: { id: "noAccess", src: "noAccess" },
    },
    unavailable: {
      description: "The policies could not be loaded (B8.4).",
      tags: "failure",
      on: { retried: "loading" },
    },
    notFound: { description: "The customer has no policy with this number and version (C4.7)." },
    found: { description: "The customer has the policy.", type: "final" },
  },
});
