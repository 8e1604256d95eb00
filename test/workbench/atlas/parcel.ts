import { assign, emit, type PromiseActorLogic, setup } from 'xstate';
import { listBanks } from '#api/shared/banks.ts';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { lazyView } from '#flows/engine/lazy-view.ts';
import type { AnyCases } from '#flows/engine/walk/cases.ts';
import type { Registered } from '#flows/registry.ts';
import { OrderSent } from '#views/requests/order-policy/order-sent.tsx';
import { Regions } from '#views/shared/regions.tsx';
import { Waiting } from '#views/shared/waiting.tsx';

/** A small product with one of everything that the atlas has to show. */
const wrapping = setup({ types: { events: {} as { type: 'wrapped' } } }).createMachine({
  id: 'wrapping',
  description: 'The customer wraps the parcel.',
  initial: 'open',
  states: { open: { on: { wrapped: 'done' } }, done: { type: 'final' } },
});

const parcel = setup({
  types: {
    context: {} as { text: string; banks: readonly unknown[] },
    events: {} as { type: 'text.changed'; text: string } | { type: 'sent' } | { type: 'hinted' },
    tags: {} as 'waiting' | 'failure',
    emitted: {} as { type: 'form.rejected' },
  },
  actors: { listBanks: {} as PromiseActorLogic<readonly unknown[]>, wrapping: {} as typeof wrapping },
  guards: { hasText: ({ context }) => context.text !== '' },
  delays: { patience: 4000 },
}).createMachine({
  id: 'parcel',
  description: 'The visitor sends a parcel.',
  context: { text: '', banks: [] },
  initial: 'writing',
  states: {
    writing: {
      initial: 'typing',
      on: {
        'text.changed': { actions: assign({ text: ({ event }) => event.text }) },
        sent: [{ guard: 'hasText', target: 'wrapping' }, { target: '.rejected' }],
      },
      states: {
        typing: {},
        rejected: {
          description: 'The text is missing.',
          tags: 'failure',
          entry: emit({ type: 'form.rejected' }),
          after: { patience: 'typing' },
        },
      },
    },
    wrapping: { invoke: { id: 'wrapping', src: 'wrapping', onDone: 'loading' } },
    loading: {
      tags: 'waiting',
      invoke: {
        id: 'listBanks',
        src: 'listBanks',
        onDone: { target: 'checking', actions: assign({ banks: ({ event }) => event.output }) },
        onError: 'writing',
      },
    },
    checking: {
      always: [{ guard: ({ context }) => context.banks.length > 0, target: 'sent' }, { target: 'cancelled' }],
    },
    sent: {
      type: 'parallel',
      states: {
        accompanyingPage: { tags: 'waiting', initial: 'resting', states: { resting: {} } },
        dialog: { initial: 'shut', states: { shut: { on: { hinted: 'hint' } }, hint: {} } },
      },
    },
    cancelled: { type: 'final' },
  },
});

const wrappingFlow: AnyFlow = {
  kind: 'flow',
  id: 'wrapping',
  title: 'Pakk inn',
  machine: wrapping,
  actors: {},
  views: { open: Waiting, done: 'exit' },
};

export const parcelFlow: AnyFlow = {
  kind: 'flow',
  id: 'parcel',
  title: 'Send pakke',
  machine: parcel,
  actors: { listBanks, wrapping: wrappingFlow },
  views: {
    'writing.typing': lazyView(async () => OrderSent),
    'writing.rejected': OrderSent,
    wrapping: { child: 'wrapping' },
    loading: Waiting,
    checking: 'transient',
    'sent.accompanyingPage.resting': Waiting,
    'sent.dialog.shut': 'nothing',
    'sent.dialog.hint': Waiting,
    cancelled: 'exit',
  },
  frames: { sent: Regions },
};

const strayFlow: AnyFlow = { ...wrappingFlow, id: 'stray', title: 'Uten adresse' };

export const parcelCases: AnyCases = {
  input: {},
  events: { 'text.changed': [{ text: 'Hei' }], sent: [{}], hinted: [{}] },
  actors: {
    listBanks: {
      operation: 'listBanks',
      done: {
        'one bank': { status: 200, body: [{ name: 'Solvik Sparebank', bankregnr: '4100' }] },
        'no bank': { status: 200, body: [] },
      },
      failed: { 'internal error': { status: 500, body: { code: 'X1', message: 'Nede' } } },
    },
    wrapping: { wrapped: undefined },
  },
  matters: ({ text, banks }: { text: string; banks: readonly unknown[] }) => [text, banks.length],
};

export const parcelPlace = { flow: strayFlow, leaf: 'open' };

export const flows: readonly Pick<Registered, 'area' | 'flow'>[] = [
  { area: 'requests', flow: parcelFlow },
  { area: 'sharing', flow: wrappingFlow },
  { area: 'shared', flow: strayFlow },
];
