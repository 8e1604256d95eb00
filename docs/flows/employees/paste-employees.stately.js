// Generated from machines/employees/paste-employees.ts by `npm run docs`; do not edit.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// Calls, child flows, guards and actions have their names here, and no code.
import { fromPromise, setup } from 'xstate';

export const chart = setup({
  guards: {
    isReadable: () => false,
    isField: () => false,
    mayDeleteRow: () => false,
    hasNoError: () => false,
  },
  actions: {
    setForm: () => {},
    keepText: () => {},
    takeRows: () => {},
    "emits form.rejected": () => {},
  },
}).createMachine({
  id: "paste-employees",
  description: "The visitor pastes rows from a spreadsheet, and sees them before they are added to the form.",
  initial: "pasting",
  states: {
    pasting: {
      description: "The visitor pastes or types the rows as text.",
      initial: "typing",
      on: {
        "text.changed": { actions: "keepText" },
        "text.read": [{ guard: "isReadable", target: "reading" }, { target: ".rejected" }],
        cancelled: "cancelled",
      },
      states: {
        typing: { description: "The field shows the pasted text." },
        rejected: {
          description: "The text has no rows, or not the columns of the form.",
          entry: "emits form.rejected",
          always: { guard: "isReadable", target: "typing" },
        },
      },
    },
    reading: {
      description: "The rows of the text are checked by the rules of the form.",
      entry: "takeRows",
      always: [{ guard: "hasNoError", target: "previewing.typing" }, { target: "previewing.rejected" }],
    },
    previewing: {
      description: "The visitor sees the rows, mends those with errors, and removes some.",
      initial: "typing",
      on: {
        "row.changed": { guard: "isField", actions: "setForm" },
        "row.removed": { guard: "mayDeleteRow", actions: "setForm" },
        "text.requested": "pasting",
        accepted: [
          { guard: "hasNoError", target: "accepted" },
          { target: ".rejected", actions: "emits form.rejected" },
        ],
        cancelled: "cancelled",
      },
      states: {
        typing: { description: "The preview shows rows without errors." },
        rejected: {
          description: "The preview shows the errors of each row. Focus is on the heading when the text was read, and on the first error when the rows were to be added.",
          always: { guard: "hasNoError", target: "typing" },
        },
      },
    },
    accepted: { description: "The rows are added to the form.", type: "final" },
    cancelled: { description: "The form stays as it was.", type: "final" },
  },
});
