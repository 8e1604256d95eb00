// Generated from machines/access/load-access.ts by `npm run docs`; do not edit.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// Calls, child flows, guards and actions have their names here, and no code.
import { fromPromise, setup } from 'xstate';

export const chart = setup({
  actors: {
    loadOrganisation: fromPromise(async () => {}),
    loadRelations: fromPromise(async () => {}),
    identify: fromPromise(async () => {}),
  },
  guards: {
    meansNoRole: () => false,
    isLoaded: () => false,
  },
  actions: {
    keepError: () => {},
    clearData: () => {},
    "sets organisation": () => {},
    "sets relations": () => {},
    "sets identification": () => {},
  },
}).createMachine({
  id: "load-access",
  description: "Loads the access list, the visitor's relations, and the organisation that the visitor acts for.",
  initial: "loading",
  states: {
    loading: {
      description: "Loading the access list, the relations and the identification in parallel.",
      tags: "waiting",
      invoke: [
        {
          id: "loadOrganisation",
          src: "loadOrganisation",
          onDone: { actions: "sets organisation" },
          onError: [
            { guard: "meansNoRole", target: "refused" },
            { target: "unavailable", actions: "keepError" },
          ],
        },
        {
          id: "loadRelations",
          src: "loadRelations",
          onDone: { actions: "sets relations" },
          onError: [
            { guard: "meansNoRole", target: "refused" },
            { target: "unavailable", actions: "keepError" },
          ],
        },
        {
          id: "identify",
          src: "identify",
          onDone: { actions: "sets identification" },
          onError: [
            { guard: "meansNoRole", target: "refused" },
            { target: "unidentified", actions: "keepError" },
          ],
        },
      ],
      always: { guard: "isLoaded", target: "ready" },
    },
    unavailable: {
      description: "The access list or the visitor's relations could not be loaded (B8.15).",
      tags: "failure",
      entry: "clearData",
      on: { retried: "loading" },
    },
    unidentified: {
      description: "The identification could not be loaded (A6.4).",
      tags: "failure",
      entry: "clearData",
      on: { retried: "loading" },
    },
    ready: { description: "All parts are loaded.", type: "final" },
    refused: {
      description: "The server refused a request with FEL3710020: the visitor has no role.",
      type: "final",
    },
  },
});
