// Generated from machines/sharing/received-insight.ts by `npm run docs`; do not edit.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// Calls, child flows, guards and actions have their names here, and no code.
import { fromPromise, setup } from 'xstate';

export const chart = setup({
  actors: {
    listGivers: fromPromise(async () => {}),
  },
  actions: {
    "sets givers": () => {},
    "sets error": () => {},
  },
}).createMachine({
  id: "received-insight",
  description: "The persons who have given the customer insight.",
  initial: "loading",
  states: {
    loading: {
      description: "Loading the list.",
      tags: "waiting",
      invoke: {
        id: "listGivers",
        src: "listGivers",
        onDone: { target: "listed", actions: "sets givers" },
        onError: { target: "unavailable", actions: "sets error" },
      },
    },
    unavailable: {
      description: "The list could not be loaded (B8.22).",
      tags: "failure",
      on: { retried: "loading" },
    },
    listed: { description: "The list is shown." },
  },
});
