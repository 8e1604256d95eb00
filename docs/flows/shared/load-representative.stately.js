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
    noAccess: fromPromise(async () => {}),
  },
  guards: {
    actsForThemselves: () => false,
    hasRole: () => false,
    meansNoRole: () => false,
  },
  actions: {
    keepError: () => {},
    keepIdentification: () => {},
    "sets visitor": () => {},
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
          { guard: "actsForThemselves", target: "known", actions: "keepIdentification" },
          { target: "loadingRelations", actions: "keepIdentification" },
        ],
        onError: [
          { guard: "meansNoRole", target: "noAccess" },
          { target: "unidentified", actions: "keepError" },
        ],
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
        onDone: [{ guard: "hasRole", target: "known", actions: "sets visitor" }, { target: "noAccess" }],
        onError: [
          { guard: "meansNoRole", target: "noAccess" },
          { target: "unavailable", actions: "keepError" },
        ],
      },
    },
    unavailable: {
      description: "The relations could not be loaded.",
      tags: "failure",
      on: { retried: "loadingRelations" },
    },
    noAccess: {
      description: "The visitor has no known role in the organisation, or the insurer says so with FEL3710020 (C4.12). A child flow shows the persons who can give one (A2.33).",
      invoke: { id: "noAccess", src: "noAccess" },
    },
    known: {
      description: "The visitor acts for themselves, or has a role in the organisation.",
      type: "final",
    },
  },
});
