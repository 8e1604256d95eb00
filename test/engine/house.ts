import { assign, emit, type PromiseActorLogic, setup } from 'xstate';
import type { Exit } from '#domain/site/exit.ts';

/** A small chart with regions, a child flow in one of them, and an unsaved text. */
export const adding = setup({
  types: {
    events: {} as { type: 'submitted' } | { type: 'cancelled' },
    output: {} as { added: boolean },
  },
}).createMachine({
  id: 'adding',
  initial: 'filling',
  states: {
    filling: { on: { submitted: 'added', cancelled: 'cancelled' } },
    added: { type: 'final', output: { added: true } },
    cancelled: { type: 'final', output: { added: false } },
  },
  output: ({ event }) => event.output as { added: boolean },
});

export const house = setup({
  types: {
    context: {} as { people: readonly string[]; text: string },
    events: {} as
      | { type: 'retried' }
      | { type: 'add.opened' }
      | { type: 'text.changed'; text: string }
      | { type: 'leave.requested' }
      | { type: 'left' }
      | { type: 'broken' },
    output: {} as Exit,
    tags: {} as 'waiting' | 'unsaved',
    emitted: {} as { type: 'form.rejected' },
  },
  actors: {
    listPeople: {} as PromiseActorLogic<readonly string[]>,
    adding: {} as typeof adding,
  },
}).createMachine({
  id: 'house',
  context: { people: [], text: '' },
  initial: 'page',
  output: ({ event }) => event.output as Exit,
  states: {
    page: {
      type: 'parallel',
      on: {
        broken: {
          actions: assign(() => {
            throw new Error('the chart is broken');
          }),
        },
      },
      states: {
        list: {
          initial: 'loading',
          states: {
            loading: {
              tags: 'waiting',
              invoke: {
                id: 'listPeople',
                src: 'listPeople',
                onDone: { target: 'shown', actions: assign({ people: ({ event }) => event.output }) },
                onError: 'failed',
              },
            },
            shown: {},
            failed: { on: { retried: 'loading' } },
          },
        },
        note: {
          initial: 'saved',
          on: {
            'text.changed': { target: '.edited', actions: assign({ text: ({ event }) => event.text }) },
          },
          states: {
            saved: {},
            edited: { tags: 'unsaved', on: { 'leave.requested': 'confirming' } },
            confirming: { entry: emit({ type: 'form.rejected' }), on: { left: '#house.left' } },
          },
        },
        side: {
          initial: 'shut',
          states: {
            shut: { on: { 'add.opened': 'adding' } },
            adding: { invoke: { id: 'adding', src: 'adding', onDone: 'shut' } },
          },
        },
      },
    },
    left: { type: 'final', output: { to: '/' } },
  },
});
