// Generated from machines/shared/load-representative.ts by `npm run docs`; do not edit.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// Calls, child flows, guards and actions have their names here, and no code.
import { fromPromise, setup } from 'xstate';

export const chart = setup({
  actors: {
    loadRelations: fromPromise(async () => {}),
    identify: fromPromise(async () => {}),
  },
  guards: {
    actsForThemselves: () => false,
  },
  actions: {
    keepError: () => {},
    "sets organisasjonsnummer": () => {},
    "sets relations": () => {},
  },
}).createMachine({
  id: "load-representative",
  description: "Loads the organisation that the visitor acts for, and the role in it.",
  initial: "identifying",
  states: {
    identifying: {
      description: "Loading whether the visitor acts for an organisation.",
      tags: "waiting",
      invoke: {
        id: "identify",
        src: "identify",
        onDone: [
          { guard: "actsForThemselves", target: "known" },
          { target: "loadingRelations", actions: "sets organisasjonsnummer" },
        ],
        onError: { target: "unidentified", actions: "keepError" },
      },
    },
    unidentified: {
      description: "The visitor could not be identified (A6.4).",
      tags: "failure",
      on: { retried: "identifying" },
    },
    loadingRelations: {
      description: "Loading the role in the organisation.",
      tags: "waiting",
      invoke: {
        id: "loadRelations",
        src: "loadRelations",
        onDone: { target: "known", actions: "sets relations" },
        onError: { target: "unavailable", actions: "keepError" },
      },
    },
    unavailable: {
      description: "The relations could not be loaded.",
      tags: "failure",
      on: { retried: "loadingRelations" },
    },
    known: { description: "The active party and any role are known.", type: "final" },
  },
});
