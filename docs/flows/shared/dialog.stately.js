// Generated from machines/shared/dialog.ts by `npm run docs`; do not edit. It is JavaScript: the types are removed.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// The rules that the chart uses are included, packages are imported; the chart itself is last.
// Its calls and child flows never end.
import { assign, emit, setup } from "xstate";
// src/domain/site/dialog-options.ts
var dialogOptions = (given) => ({
  size: "medium",
  type: "standard",
  closeButton: true,
  escape: true,
  backdrop: false,
  swipe: false,
  timeOut: null,
  ...given
});
var swipeThreshold = 10;
var isSwipe = (pixels) => Math.abs(pixels) >= swipeThreshold;
// src/domain/site/durations.ts
var durations = {
  copyFeedback: 2e3,
  travelCardSuccess: 500,
  dialogClosing: 300,
  reduced: 1,
  collapsing: 250
};
// machines/shared/dialog.ts
var dialog = setup({
  types: {
    context: {},
    events: {},
    emitted: {},
    input: {}
  },
  guards: {
    closesByButton: ({ context }) => context.options.closeButton,
    closesByEscape: ({ context }) => context.options.escape,
    closesByBackdrop: ({ context }) => context.options.backdrop,
    closesBySwipe: ({ context: { options, swipeFrom } }, { at }) => options.swipe && swipeFrom !== null && isSwipe(at - swipeFrom),
    closesByTime: ({ context }) => context.options.timeOut !== null,
    isSub: ({ context }) => context.options.type === "sub"
  },
  actions: {
    dismiss: emit({ type: "dialog.dismissed" }),
    goBack: emit({ type: "dialog.back" }),
    emitOpened: emit(({ context }) => ({
      type: "dialog.opened",
      options: context.options
    })),
    emitClosed: emit(({ context }) => ({
      type: "dialog.closed",
      options: context.options
    }))
  },
  delays: {
    motion: ({ context }) => context.isMotionReduced ? durations.reduced : durations.dialogClosing,
    timeOut: ({ context }) => context.options.timeOut ?? 0
  }
}).createMachine({
  id: "dialog",
  description: "A dialog over the page: it opens with its content, and closes before the content is removed.",
  context: ({ input: { isMotionReduced } }) => ({
    options: dialogOptions({
      name: "",
      description: ""
    }),
    isMotionReduced,
    swipeFrom: null
  }),
  initial: "closed",
  states: {
    closed: {
      description: "No dialog has been shown yet.",
      on: { "content.shown": {
        target: "shown",
        actions: assign({ options: ({ event }) => event.options })
      } }
    },
    shown: {
      description: "The dialog is over the page and keeps the focus.",
      initial: "opening",
      exit: assign({ swipeFrom: null }),
      on: {
        "content.shown": { actions: assign({ options: ({ event }) => event.options }) },
        "content.removed": "closing",
        "close.pressed": {
          guard: "closesByButton",
          target: "closing",
          actions: "dismiss"
        },
        "escape.pressed": {
          guard: "closesByEscape",
          target: "closing",
          actions: "dismiss"
        },
        "backdrop.pressed": {
          guard: "closesByBackdrop",
          target: "closing",
          actions: "dismiss"
        },
        "back.pressed": {
          guard: "isSub",
          actions: "goBack"
        },
        "swipe.begun": { actions: assign({ swipeFrom: ({ event }) => event.at }) },
        "swipe.ended": [{
          guard: {
            type: "closesBySwipe",
            params: ({ event }) => event
          },
          target: "closing",
          actions: "dismiss"
        }, { actions: assign({ swipeFrom: null }) }]
      },
      states: {
        opening: {
          description: "The dialog is opening; it can already be used.",
          entry: "emitOpened",
          after: { motion: "open" }
        },
        open: {
          description: "The dialog is open.",
          after: { timeOut: {
            guard: "closesByTime",
            target: "#dialog.closing",
            actions: "dismiss"
          } }
        }
      }
    },
    closing: {
      description: "The dialog is closing; the page can already be used.",
      on: { "content.shown": {
        target: "shown.open",
        actions: assign({ options: ({ event }) => event.options })
      } },
      after: { motion: {
        target: "removed",
        actions: "emitClosed"
      } }
    },
    removed: {
      description: "The dialog is removed.",
      on: { "content.shown": {
        target: "shown",
        actions: assign({ options: ({ event }) => event.options })
      } }
    }
  }
});
export { dialog };
