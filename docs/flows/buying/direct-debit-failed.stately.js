// Generated from machines/buying/direct-debit-failed.ts by `npm run docs`; do not edit. It is JavaScript: the types are removed.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// The rules that the chart uses are included, packages are imported; the chart itself is last.
// Its calls and child flows never end.
import { setup } from "xstate";
// machines/buying/direct-debit-failed.ts
var directDebitFailed = setup({ types: {
  context: {},
  input: {}
} }).createMachine({
  id: "direct-debit-failed",
  description: "The page after the customer cancelled AvtaleGiro, or after the bank could not create it.",
  context: ({ input }) => input,
  initial: "shown",
  states: { shown: { description: "The page says what happens instead, and offers another attempt." } }
});
export { directDebitFailed };
