// Generated from machines/shared/dialog-gallery.ts by `npm run docs`; do not edit.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// Calls, child flows, guards and actions have their names here, and no code.
import { fromPromise, setup } from 'xstate';

export const chart = setup({
}).createMachine({
  id: "dialog-gallery",
  description: "Shows every kind of dialog, for testing.",
  initial: "page",
  states: {
    page: {
      description: "The page, and a dialog over it.",
      type: "parallel",
      on: {
        "standard.requested": ".dialog.standard",
        "generous.requested": ".dialog.generous",
        "strict.requested": ".dialog.strict",
        "sub.requested": ".dialog.sub",
      },
      states: {
        content: {
          description: "The content of the page.",
          initial: "idle",
          states: { idle: { description: "A button for each kind of dialog." } },
        },
        dialog: {
          description: "The dialogs of the gallery.",
          initial: "shut",
          states: {
            shut: { description: "No dialog is open." },
            standard: {
              description: "A dialog with the usual ways to close it.",
              on: { "dialog.dismissed": "shut", finished: "shut" },
            },
            generous: {
              description: "A dialog that closes in every way.",
              on: { "dialog.dismissed": "shut", finished: "shut" },
            },
            strict: { description: "A dialog that only its own button closes.", on: { finished: "shut" } },
            sub: {
              description: "A second dialog after the first one, with a button back.",
              on: { "dialog.dismissed": "shut", "dialog.back": "standard", finished: "shut" },
            },
          },
        },
      },
    },
  },
});
