// Generated from machines/requests/choose-policy.ts by `npm run docs`; do not edit. It is JavaScript: the types are removed.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// The rules that the chart uses are included, packages are imported; the chart itself is last.
// Its calls and child flows never end.
import { fromPromise, assign, setup } from "xstate";
// machines/requests/choose-policy.ts
var choosePolicy = setup({
  types: {
    context: {},
    input: {},
    meta: {}
  },
  actors: { loadChangeablePolicies: fromPromise(() => new Promise(() => {})) }
}).createMachine({
  id: "choose-policy",
  description: "A business chooses the policy to change.",
  context: ({ input }) => ({
    ...input,
    customer: null
  }),
  initial: "arriving",
  states: {
    arriving: {
      description: "Loading the policies in a child flow.",
      invoke: {
        id: "loadChangeablePolicies",
        src: "loadChangeablePolicies",
        input: ({ context: { site } }) => ({ site }),
        onDone: {
          target: "choosing",
          actions: assign({ customer: ({ event }) => event.output })
        }
      }
    },
    choosing: { description: "The page lists the policies. Each policy in force links to its form (B4.6)." }
  }
});
export { choosePolicy };
