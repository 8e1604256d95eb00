// Generated from machines/shared/no-access.ts by `npm run docs`; do not edit.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// Calls, child flows, guards and actions have their names here, and no code.
import { fromPromise, setup } from 'xstate';

export const chart = setup({
  actors: {
    organisation: fromPromise(async () => {}),
  },
  actions: {
    settle: () => {},
  },
}).createMachine({
  id: "no-access",
  description: "The visitor may not see the insurance of the company.",
  initial: "loading",
  states: {
    loading: {
      description: "Loading the people who can give access.",
      tags: "waiting",
      invoke: {
        id: "organisation",
        src: "organisation",
        onDone: { target: "loaded", actions: "settle" },
        onError: { target: "loaded", actions: "settle" },
      },
    },
    loaded: { description: "Names are shown, or only the phone number." },
  },
});
