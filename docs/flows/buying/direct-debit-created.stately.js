// Generated from machines/buying/direct-debit-created.ts by `npm run docs`; do not edit.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// Calls, child flows, guards and actions have their names here, and no code.
import { fromPromise, setup } from 'xstate';

export const chart = setup({
}).createMachine({
  id: "direct-debit-created",
  description: "The receipt of an AvtaleGiro that the visitor has agreed to.",
  initial: "shown",
  states: { shown: { description: "The page says that the agreement takes time to appear." } },
});
