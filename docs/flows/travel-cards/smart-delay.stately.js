// Generated from machines/travel-cards/smart-delay.ts by `npm run docs`; do not edit. It is JavaScript: the types are removed.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// The rules that the chart uses are included, packages are imported; the chart itself is last.
// Its calls and child flows never end.
import { fromPromise, assign, setup } from "xstate";
// machines/travel-cards/smart-delay.ts
var smartDelay = setup({
  types: {
    context: {},
    input: {}
  },
  actors: { loadPolicy: fromPromise(() => new Promise(() => {})) }
}).createMachine({
  id: "smart-delay",
  description: "Explains SmartDelay+ and shows the customer's code.",
  context: ({ input }) => ({
    ...input,
    policy: null
  }),
  initial: "arriving",
  states: {
    arriving: {
      description: "Loading the policy in a child flow.",
      invoke: {
        id: "loadPolicy",
        src: "loadPolicy",
        input: ({ context: { address } }) => ({ address }),
        onDone: {
          target: "shown",
          actions: assign({ policy: ({ event }) => event.output })
        }
      }
    },
    shown: { description: "The page shows the code with a button to copy it, and a link to the registration." }
  }
});
export { smartDelay };
