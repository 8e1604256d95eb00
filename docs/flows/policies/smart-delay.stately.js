// Generated from machines/policies/smart-delay.ts by `npm run docs`; do not edit.
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
    loadPolicy: fromPromise(async () => {}),
  },
  actions: {
    "sets policy": () => {},
  },
}).createMachine({
  id: "smart-delay",
  description: "Explains SmartDelay+ and shows the customer's code.",
  initial: "arriving",
  states: {
    arriving: {
      description: "A child flow loads whether the visitor may see the policy.",
      invoke: { id: "loadRepresentative", src: "loadRepresentative", onDone: "loadingPolicy" },
    },
    loadingPolicy: {
      description: "A child flow loads the policy, whose number is the code.",
      invoke: { id: "loadPolicy", src: "loadPolicy", onDone: { target: "shown", actions: "sets policy" } },
    },
    shown: {
      description: "The page shows the code with a button to copy it, and a link to the registration.",
    },
  },
});
