// Generated from machines/shared/date-picker.ts by `npm run docs`; do not edit.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// Calls, child flows, guards and actions have their names here, and no code.
import { fromPromise, setup } from 'xstate';

export const chart = setup({
  guards: {
    movesDay: () => false,
    isAllowed: () => false,
  },
  actions: {
    "sets typed": () => {},
    "sets day": () => {},
    "emits an event": () => {},
  },
}).createMachine({
  id: "date-picker",
  description: "The visitor chooses a day in a calendar instead of typing it.",
  initial: "closed",
  on: { "field.updated": { target: ".closed", actions: "sets typed" } },
  states: {
    closed: {
      description: "The calendar is closed; its button is beside the field.",
      on: { "calendar.opened": { target: "open", actions: "sets day" } },
    },
    open: {
      description: "The calendar shows six weeks; days outside the window cannot be chosen.",
      on: {
        "key.pressed": { guard: "movesDay", actions: "sets day" },
        "day.chosen": { guard: "isAllowed", target: "closed", actions: ["sets typed", "emits an event"] },
        "calendar.closed": "closed",
      },
    },
  },
});
