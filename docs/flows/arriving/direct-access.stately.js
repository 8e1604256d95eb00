// Generated from machines/arriving/direct-access.ts by `npm run docs`; do not edit.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// Calls, child flows, guards and actions have their names here, and no code.
import { fromPromise, setup } from 'xstate';

export const chart = setup({
  actors: {
    getTransitionToggle: fromPromise(async () => {}),
    getBankInfo: fromPromise(async () => {}),
    getDirectAccess: fromPromise(async () => {}),
  },
  guards: {
    isToggleOn: () => false,
    mayBeBlocked: () => false,
    isBlocked: () => false,
  },
  actions: {
    keepError: () => {},
    "sets visitor": () => {},
    "sets access": () => {},
  },
}).createMachine({
  id: "direct-access",
  description: "Checks whether the bank allows direct access.",
  initial: "loadingTransition",
  states: {
    loadingTransition: {
      description: "Loading the toggle of the move to the successor insurer.",
      tags: "waiting",
      invoke: {
        id: "getTransitionToggle",
        src: "getTransitionToggle",
        onDone: [{ guard: "isToggleOn", target: "loadingBank" }, { target: "admitted" }],
        onError: { target: "unavailable", actions: "keepError" },
      },
    },
    loadingBank: {
      description: "Loading the bank whose site the visitor comes from.",
      tags: "waiting",
      invoke: {
        id: "getBankInfo",
        src: "getBankInfo",
        onDone: [
          { guard: "mayBeBlocked", target: "loadingAccess", actions: "sets visitor" },
          { target: "admitted" },
        ],
        onError: { target: "unavailable", actions: "keepError" },
      },
    },
    loadingAccess: {
      description: "Loading whether the bank blocks direct access.",
      tags: "waiting",
      invoke: {
        id: "getDirectAccess",
        src: "getDirectAccess",
        onDone: [{ guard: "isBlocked", target: "blocked", actions: "sets access" }, { target: "admitted" }],
        onError: { target: "unavailable", actions: "keepError" },
      },
    },
    blocked: { description: "The bank blocks direct access; its customers log in at its own site." },
    unavailable: {
      description: "A response that is needed for the decision could not be loaded.",
      tags: "failure",
      on: { retried: "loadingTransition" },
    },
    admitted: { description: "The visitor may see the page.", type: "final" },
  },
});
