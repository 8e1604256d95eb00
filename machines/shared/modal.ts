import { assign, emit, setup } from 'xstate';
import { durations } from '#domain/site/durations.ts';
import { isSwipe, type ModalOptions, modalOptions } from '#domain/site/modal.ts';

/** The life of every dialog (A4.14): what it holds comes and goes with the flow that it belongs to. */
export const modal = setup({
  types: {
    context: {} as {
      options: ModalOptions;
      isMotionReduced: boolean;
      /** Where a finger went down. */
      swipeFrom: number | null;
    },
    events: {} as
      | { type: 'content.shown'; options: ModalOptions }
      | { type: 'content.gone' }
      | { type: 'close.pressed' }
      | { type: 'escape.pressed' }
      | { type: 'backdrop.pressed' }
      | { type: 'back.pressed' }
      | { type: 'swipe.begun'; at: number }
      | { type: 'swipe.ended'; at: number },
    emitted: {} as
      | { type: 'dialog.dismissed' }
      | { type: 'dialog.back' }
      | { type: 'modal.opened'; options: ModalOptions }
      | { type: 'modal.closed'; options: ModalOptions },
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
    tellOpened: emit(({ context }) => ({ type: 'modal.opened', options: context.options })),
    tellClosed: emit(({ context }) => ({ type: 'modal.closed', options: context.options })),
  },
  delays: {
    moving: ({ context }) => (context.isMotionReduced ? durations.reduced : durations.modalClosing),
    timeOut: ({ context }) => context.options.timeOut ?? 0,
  },
}).createMachine({
  id: 'modal',
  description: 'A dialog over the page: it opens with its content, and closes before that is gone.',
  context: ({ input: { isMotionReduced } }) => ({
    options: modalOptions({ name: '', description: '' }),
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
      description: 'The dialog lies over the page and holds the focus.',
      initial: 'opening',
      exit: assign({ swipeFrom: null }),
      on: {
        // Another step of the same dialog.
        'content.shown': { actions: assign({ options: ({ event }) => event.options }) },
        'content.gone': 'closing',
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
          description: 'It comes into view; the customer need not wait for that.',
          entry: 'tellOpened',
          after: { moving: 'open' },
        },
        open: {
          description: 'It stands until it is closed.',
          after: {
            timeOut: { guard: 'closesByTime', target: '#modal.closing', actions: 'dismiss' },
          },
        },
      },
    },
    closing: {
      description: 'The page is free again, while the dialog goes out of view.',
      // The flow has something more to say in it, or did not let it go.
      on: {
        'content.shown': {
          target: 'shown.open',
          actions: assign({ options: ({ event }) => event.options }),
        },
      },
      after: { moving: { target: 'removed', actions: 'tellClosed' } },
    },
    removed: {
      description: 'The dialog is out of the page.',
      on: {
        'content.shown': {
          target: 'shown',
          actions: assign({ options: ({ event }) => event.options }),
        },
      },
    },
  },
});
