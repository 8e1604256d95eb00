// Generated from machines/shared/copy-code.ts by `npm run docs`; do not edit.
// To see and run the chart: open a machine in Stately Studio (https://stately.ai/editor), choose Import in the
// Code panel, and paste this file. What the chart imports is included; the chart itself is last.
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
    modalClosing: 300,
    reduced: 1,
    collapsing: 250
  }.copyFeedback }
}).createMachine({
  id: "copy-code",
  description: "The customer copies an error code, to tell customer service.",
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
