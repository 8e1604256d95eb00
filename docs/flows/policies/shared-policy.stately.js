// Generated from machines/policies/shared-policy.ts by `npm run docs`; do not edit.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// Calls, child flows, guards and actions have their names here, and no code.
import { fromPromise, setup } from 'xstate';

export const chart = setup({
  actors: {
    getSharedPolicy: fromPromise(async () => {}),
  },
  guards: {
    isAtAddress: () => false,
    isNotShared: () => false,
  },
  actions: {
    "sets shared": () => {},
    "sets error": () => {},
  },
}).createMachine({
  id: "shared-policy",
  description: "Shows a policy of another person. It cannot be changed here.",
  initial: "loading",
  states: {
    loading: {
      description: "Loading the policy with its owner and its coverages.",
      tags: "waiting",
      invoke: {
        id: "getSharedPolicy",
        src: "getSharedPolicy",
        onDone: [{ guard: "isAtAddress", target: "shown", actions: "sets shared" }, { target: "notFound" }],
        onError: [
          { guard: "isNotShared", target: "notFound" },
          { target: "unavailable", actions: "sets error" },
        ],
      },
    },
    unavailable: {
      description: "The policy could not be loaded (B8.4).",
      tags: "failure",
      on: { retried: "loading" },
    },
    notFound: { description: "Nobody shares a policy with this number and version (C4.7)." },
    shown: { description: "The page shows the policy, with a notice that names its owner." },
  },
});
