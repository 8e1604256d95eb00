import { assign, emit, setup } from 'xstate';
import { type DialogOptions, dialogOptions, isSwipe } from '#domain/site/dialog-options.ts';
import { durations } from '#domain/site/durations.ts';

/** Opening and closing of every dialog (A4.14); its content belongs to another flow. */
export const dialog = setup({
  types: {
    context: {} as {
      options: DialogOptions;
      isMotionReduced: boolean;
      /** The position where a finger touched the screen; null if there is no touch. */
      swipeFrom: number | null;
    },
    events: {} as
      | { type: 'content.shown'; options: DialogOptions }
      | { type: 'content.removed' }
      | { type: 'close.pressed' }
      | { type: 'escape.pressed' }
      | { type: 'backdrop.pressed' }
      | { type: 'back.pressed' }
      | { type: 'swipe.begun'; at: number }
      | { type: 'swipe.ended'; at: number },
    emitted: {} as
      | { type: 'dialog.dismissed' }
      | { type: 'dialog.back' }
      | { type: 'dialog.opened'; options: DialogOptions }
      | { type: 'dialog.closed'; options: DialogOptions },
    input: {} as { isMotionReduced: boolean },
  },
  guards: {
    closesByButton: ({ context }) => context.options.closeButton,
    closesByEscape: ({ context }) => context.options.escape,
    closesByBackdrop: ({ context }) => context.options.backdrop,
    closesBySwipe: ({ context: { options, swipeFrom } }, { at }: { at: number }) =>
      options.swipe && swipeFrom !== null && isSwipe(at - swipeFrom),
    closesByTime: ({ context }) => context.options.timeOut !== null,
    isSub: ({ context }) => context.options.type === 'sub',
  },
  actions: {
    dismiss: emit({ type: 'dialog.dismissed' }),
    goBack: emit({ type: 'dialog.back' }),
    emitOpened: emit(({ context }) => ({ type: 'dialog.opened', options: context.options })),
    emitClosed: emit(({ context }) => ({ type: 'dialog.closed', options: context.options })),
  },
  delays: {
    motion: ({ context }) => (context.isMotionReduced ? durations.reduced : durations.dialogClosing),
    timeOut: ({ context }) => context.options.timeOut ?? 0,
  },
}).createMachine({
  id: 'dialog',
  description: 'A dialog over the page: it opens with its content, and closes before the content is removed.',
  context: ({ input: { isMotionReduced } }) => ({
    options: dialogOptions({ name: '', description: '' }),
    isMotionReduced,
    swipeFrom: null,
  }),
  initial: 'closed',
  states: {
    closed: {
      description: 'No dialog has been shown yet.',
      on: {
        'content.shown': {
          target: 'shown',
          actions: assign({ options: ({ event }) => event.options }),
        },
      },
    },
    shown: {
      description: 'The dialog is over the page and keeps the focus.',
      initial: 'opening',
      exit: assign({ swipeFrom: null }),
      on: {
        // The flow shows another step of the same dialog.
        'content.shown': { actions: assign({ options: ({ event }) => event.options }) },
        'content.removed': 'closing',
        'close.pressed': { guard: 'closesByButton', target: 'closing', actions: 'dismiss' },
        'escape.pressed': { guard: 'closesByEscape', target: 'closing', actions: 'dismiss' },
        'backdrop.pressed': { guard: 'closesByBackdrop', target: 'closing', actions: 'dismiss' },
        'back.pressed': { guard: 'isSub', actions: 'goBack' },
        'swipe.begun': { actions: assign({ swipeFrom: ({ event }) => event.at }) },
        'swipe.ended': [
          {
            guard: { type: 'closesBySwipe', params: ({ event }) => event },
            target: 'closing',
            actions: 'dismiss',
          },
          { actions: assign({ swipeFrom: null }) },
        ],
      },
      states: {
        opening: {
          description: 'The dialog is opening; it can already be used.',
          entry: 'emitOpened',
          after: { motion: 'open' },
        },
        open: {
          description: 'The dialog is open.',
          after: {
            timeOut: { guard: 'closesByTime', target: '#dialog.closing', actions: 'dismiss' },
          },
        },
      },
    },
    closing: {
      description: 'The dialog is closing; the page can already be used.',
      // The flow shows another step of the dialog, or did not allow closing.
      on: {
        'content.shown': {
          target: 'shown.open',
          actions: assign({ options: ({ event }) => event.options }),
        },
      },
      after: { motion: { target: 'removed', actions: 'emitClosed' } },
    },
    removed: {
      description: 'The dialog is removed.',
      on: {
        'content.shown': {
          target: 'shown',
          actions: assign({ options: ({ event }) => event.options }),
        },
      },
    },
  },
});
