// Generated from machines/shared/copy-code.ts by `npm run docs`; do not edit.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// Calls, child flows, guards and actions have their names here, and no code.
import { fromPromise, setup } from 'xstate';

export const chart = setup({
  actions: {
    "emits an event": () => {},
  },
  delays: {
    feedback: 2000,
  },
}).createMachine({
  id: "copy-code",
  description: "The visitor copies a code: an error code for customer service, or a code of their own.",
  initial: "idle",
  on: { "copy.requested": ".copying" },
  states: {
    idle: { description: "The code can be copied." },
    copying: {
      description: "Writing the code to the clipboard.",
      entry: "emits an event",
      on: { "clipboard.written": "copied", "clipboard.refused": "failed" },
    },
    copied: { description: "The page says that the code is copied.", after: { feedback: "idle" } },
    failed: {
      description: "The page says that the browser did not allow copying.",
      after: { feedback: "idle" },
    },
  },
});
