// Generated from machines/arriving/agreement-chooser.ts by `npm run docs`; do not edit.
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
    switchAgreement: fromPromise(async () => {}),
  },
  guards: {
    mayChoose: () => false,
  },
  actions: {
    "sets relations": () => {},
    "sets error": () => {},
  },
}).createMachine({
  id: "agreement-chooser",
  description: "The visitor chooses a party to act for: themselves, or an organisation.",
  initial: "loading",
  states: {
    loading: {
      description: "Loading the relations.",
      tags: "waiting",
      invoke: {
        id: "loadRelations",
        src: "loadRelations",
        onDone: [
          { guard: "mayChoose", target: "choosing", actions: "sets relations" },
          { target: "leaving" },
        ],
        onError: { target: "unavailable", actions: "sets error" },
      },
    },
    unavailable: {
      description: "The relations could not be loaded.",
      tags: "failure",
      on: { retried: "loading" },
    },
    choosing: {
      description: "The visitor chooses a party in a child flow.",
      invoke: { id: "switchAgreement", src: "switchAgreement", onDone: "leaving" },
    },
    leaving: { description: "The visitor has switched, or cannot choose a party.", type: "final" },
  },
});
