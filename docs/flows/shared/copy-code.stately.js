// Generated from machines/shared/copy-code.ts by `npm run docs`; do not edit. It is JavaScript: the types are removed.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// The rules that the chart uses are included, packages are imported; the chart itself is last.
// Its calls and child flows never answer.
import { emit, setup } from "xstate";
// machines/shared/copy-code.ts
var copyCode = setup({
  types: {
    context: {},
    events: {},
    emitted: {},
    input: {}
  },
  delays: { feedback: {
    copyFeedback: 2e3,
    travelCardSuccess: 500,
    searchPause: 700,
    modalClosing: 300,
    reduced: 1,
    collapsing: 250
  }.copyFeedback }
}).createMachine({
  id: "copy-code",
  description: "The customer copies a code: an error code to tell customer service, or one of their own.",
  context: ({ input }) => input,
  initial: "none",
  on: { "copy.requested": ".copying" },
  states: {
    none: { description: "The code stands there to be copied." },
    copying: {
      description: "The clipboard is asked to take the code.",
      entry: emit(({ context }) => ({
        type: "clipboard.wanted",
        text: context.code
      })),
      on: {
        "clipboard.written": "copied",
        "clipboard.refused": "failed"
      }
    },
    copied: {
      description: "The customer is told that the code is copied.",
      after: { feedback: "none" }
    },
    failed: {
      description: "The customer is told that the browser did not let the code be copied.",
      after: { feedback: "none" }
    }
  }
});
export { copyCode };
