// Generated from machines/arriving/page-gate.ts by `npm run docs`; do not edit.
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
    visitorRouting: fromPromise(async () => {}),
  },
  guards: {
    isToggleOn: () => false,
    leaves: () => false,
  },
  actions: {
    keepRouted: () => {},
    "sets error": () => {},
  },
}).createMachine({
  id: "page-gate",
  description: "Decides before each page whether the visitor belongs on it.",
  initial: "loadingTransition",
  states: {
    loadingTransition: {
      description: "Loading the toggle of the move to the successor insurer. While it is off, every page is shown.",
      tags: "waiting",
      invoke: {
        id: "getTransitionToggle",
        src: "getTransitionToggle",
        onDone: [{ guard: "isToggleOn", target: "routing" }, { target: "admitted" }],
        onError: { target: "unavailable", actions: "sets error" },
      },
    },
    routing: {
      description: "Routing the visitor in a child flow.",
      invoke: {
        id: "visitorRouting",
        src: "visitorRouting",
        onDone: [{ guard: "leaves", target: "leaving", actions: "keepRouted" }, { target: "admitted" }],
      },
    },
    unavailable: {
      description: "The toggle could not be loaded.",
      tags: "failure",
      on: { retried: "loadingTransition" },
    },
    admitted: { description: "The visitor may see the page.", type: "final" },
    leaving: { description: "The visitor belongs at the successor.", type: "final" },
  },
});
