// Generated from machines/arriving/intermediate.ts by `npm run docs`; do not edit.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// Calls, child flows, guards and actions have their names here, and no code.
import { fromPromise, setup } from 'xstate';

export const chart = setup({
  actors: {
    visitorRouting: fromPromise(async () => {}),
    getSkipToggle: fromPromise(async () => {}),
    hasDeclaration: fromPromise(async () => {}),
  },
  guards: {
    leaves: () => false,
    loadsDeclaration: () => false,
    isToggleOn: () => false,
  },
  actions: {
    keepRouted: () => {},
    "sets error": () => {},
    "sets hasDeclaration": () => {},
  },
}).createMachine({
  id: "intermediate",
  description: "A choice of links before the overview.",
  initial: "arriving",
  states: {
    arriving: {
      description: "Routing the visitor in a child flow.",
      invoke: {
        id: "visitorRouting",
        src: "visitorRouting",
        onDone: [
          { guard: "leaves", target: "leaving", actions: "keepRouted" },
          { target: "loadingSkip", actions: "keepRouted" },
        ],
      },
    },
    loadingSkip: {
      description: "Loading the toggle that skips this page.",
      tags: "waiting",
      invoke: {
        id: "getSkipToggle",
        src: "getSkipToggle",
        onDone: [{ guard: "isToggleOn", target: "leaving" }, { target: "shown" }],
        onError: { target: "unavailable", actions: "sets error" },
      },
    },
    unavailable: {
      description: "The toggle could not be loaded.",
      tags: "failure",
      on: { retried: { target: "loadingSkip", actions: "sets error" } },
    },
    shown: {
      description: "The page shows the links.",
      initial: "choosing",
      states: {
        choosing: {
          description: "The request runs only for private customers, and only after the move to the successor has begun (A4.9).",
          always: [{ guard: "loadsDeclaration", target: "loading" }, { target: "settled" }],
        },
        loading: {
          description: "The links are shown; loading whether a health declaration waits at the successor (A7.7).",
          tags: "waiting",
          invoke: {
            id: "hasDeclaration",
            src: "hasDeclaration",
            onDone: { target: "settled", actions: "sets hasDeclaration" },
            onError: "settled",
          },
        },
        settled: { description: "The links are shown. A health declaration has one if it waits." },
      },
    },
    leaving: { description: "The visitor goes to the overview, or to the successor.", type: "final" },
  },
});
