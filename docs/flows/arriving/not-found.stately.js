// Generated from machines/arriving/not-found.ts by `npm run docs`; do not edit. It is JavaScript: the types are removed.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// The rules that the chart uses are included, packages are imported; the chart itself is last.
// Its calls and child flows never end.
import { setup } from "xstate";
// machines/arriving/not-found.ts
var notFound = setup({}).createMachine({
  id: "not-found",
  description: "The address is unknown; the page links to the overview.",
  initial: "shown",
  states: { shown: { description: "The page says that the address is unknown." } }
});
export { notFound };
