// Generated from machines/arriving/not-built.ts by `npm run docs`; do not edit. It is JavaScript: the types are removed.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// The rules that the chart uses are included, packages are imported; the chart itself is last.
// Its calls and child flows never answer.
import { fromPromise, setup } from "xstate";
// machines/arriving/not-built.ts
var notBuilt = setup({
  types: {
    context: {},
    input: {}
  },
  actors: { directAccess: fromPromise(() => new Promise(() => {})) }
}).createMachine({
  id: "not-built",
  description: "A page that is still to come, with a way home.",
  context: ({ input }) => input,
  initial: "arriving",
  states: {
    arriving: {
      description: "Whether the bank lets the customer in, in a flow of its own.",
      invoke: {
        id: "directAccess",
        src: "directAccess",
        input: ({ context }) => ({ mayBlock: context.mayBlock }),
        onDone: "shown"
      }
    },
    shown: { description: "The page says that it is still to come." }
  }
});
export { notBuilt };
