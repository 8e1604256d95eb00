// Generated from machines/policies/load-business-policies.ts by `npm run docs`; do not edit.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// Calls, child flows, guards and actions have their names here, and no code.
import { fromPromise, setup } from 'xstate';

export const chart = setup({
  actors: {
    loadRepresentative: fromPromise(async () => {}),
    noAccess: fromPromise(async () => {}),
    loadPolicies: fromPromise(async () => {}),
  },
  guards: {
    hasRight: () => false,
    meansNoRole: () => false,
    meansNoPolicies: () => false,
    canRetry: () => false,
  },
  actions: {
    keepRepresentative: () => {},
    keepError: () => {},
    "sets customer": () => {},
  },
}).createMachine({
  id: "load-business-policies",
  description: "Loads the policies of a business, if the visitor has the right that the page needs.",
  initial: "arriving",
  states: {
    arriving: {
      description: "A child flow loads the organisation, and the role that may give the right.",
      invoke: {
        id: "loadRepresentative",
        src: "loadRepresentative",
        onDone: [
          { guard: "hasRight", target: "loading", actions: "keepRepresentative" },
          { target: "ended", actions: "keepRepresentative" },
        ],
      },
    },
    noAccess: {
      description: "The insurer says that the visitor has no role (A6.5). A child flow shows the persons who can give one (A2.33).",
      invoke: { id: "noAccess", src: "noAccess" },
    },
    loading: {
      description: "Loading the policies of the business.",
      tags: "waiting",
      invoke: {
        id: "loadPolicies",
        src: "loadPolicies",
        onDone: { target: "ended", actions: "sets customer" },
        onError: [
          { guard: "meansNoRole", target: "noAccess" },
          { guard: "meansNoPolicies", target: "ended", actions: "sets customer" },
          { guard: "canRetry", target: "unavailable", actions: "keepError" },
          { target: "refused", actions: "keepError" },
        ],
      },
    },
    unavailable: {
      description: "The policies could not be loaded.",
      tags: "failure",
      on: { retried: "loading" },
    },
    refused: {
      description: "A retry would not help: the customer is in another bank (A8.1), or the session is lost (A8.8).",
    },
    ended: {
      description: "The policies are loaded, or the visitor has no right to use the page.",
      type: "final",
    },
  },
});
