// Generated from machines/shared/dialog.ts by `npm run docs`; do not edit.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// Calls, child flows, guards and actions have their names here, and no code.
import { fromPromise, setup } from 'xstate';

export const chart = setup({
  guards: {
    closesByButton: () => false,
    closesByEscape: () => false,
    closesByBackdrop: () => false,
    closesBySwipe: () => false,
    closesByTime: () => false,
    isSub: () => false,
  },
  actions: {
    dismiss: () => {},
    goBack: () => {},
    emitOpened: () => {},
    emitClosed: () => {},
    "sets options": () => {},
    "sets swipeFrom": () => {},
  },
  delays: {
    motion: () => 0,
    timeOut: () => 0,
  },
}).createMachine({
  id: "dialog",
  description: "A dialog over the page: it opens with its content, and closes before the content is removed.",
  initial: "closed",
  states: {
    closed: {
      description: "No dialog has been shown yet.",
      on: { "content.shown": { target: "shown", actions: "sets options" } },
    },
    shown: {
      description: "The dialog is over the page and keeps the focus.",
      initial: "opening",
      exit: "sets swipeFrom",
      on: {
        "content.shown": { actions: "sets options" },
        "content.removed": "closing",
        "close.pressed": { guard: "closesByButton", target: "closing", actions: "dismiss" },
        "escape.pressed": { guard: "closesByEscape", target: "closing", actions: "dismiss" },
        "backdrop.pressed": { guard: "closesByBackdrop", target: "closing", actions: "dismiss" },
        "back.pressed": { guard: "isSub", actions: "goBack" },
        "swipe.begun": { actions: "sets swipeFrom" },
        "swipe.ended": [
          { guard: "closesBySwipe", target: "closing", actions: "dismiss" },
          { actions: "sets swipeFrom" },
        ],
      },
      states: {
        opening: {
          description: "The dialog is opening; it can already be used.",
          entry: "emitOpened",
          after: { motion: "open" },
        },
        open: {
          description: "The dialog is open.",
          after: { timeOut: { guard: "closesByTime", target: "#dialog.closing", actions: "dismiss" } },
        },
      },
    },
    closing: {
      description: "The dialog is closing; the page can already be used.",
      on: { "content.shown": { target: "shown.open", actions: "sets options" } },
      after: { motion: { target: "removed", actions: "emitClosed" } },
    },
    removed: {
      description: "The dialog is removed.",
      on: { "content.shown": { target: "shown", actions: "sets options" } },
    },
  },
});
