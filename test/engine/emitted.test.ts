import { expect, test } from 'vitest';
import { type EventObject, emit, setup } from 'xstate';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { openSession, type World } from '#flows/engine/session.ts';

const emitted = {} as { type: 'begun' } | { type: 'ended'; by: string };

const inner = setup({ types: { emitted, events: {} as { type: 'left' } } }).createMachine({
  id: 'inner',
  entry: emit({ type: 'begun' }),
  initial: 'open',
  states: {
    open: { on: { left: { target: 'over', actions: emit({ type: 'ended', by: 'the customer' }) } } },
    over: { type: 'final' },
  },
});

const outer = setup({
  types: { emitted, events: {} as { type: 'opened' } },
  actors: { inner: {} as typeof inner },
}).createMachine({
  id: 'outer',
  entry: emit({ type: 'begun' }),
  initial: 'shut',
  states: {
    shut: { on: { opened: 'open' } },
    open: { invoke: { id: 'inner', src: 'inner', onDone: 'over' } },
    over: { type: 'final', entry: emit({ type: 'ended', by: 'the child flow' }) },
  },
  output: { reload: true },
});

const flowOf = (machine: AnyFlow['machine'], actors: AnyFlow['actors']): AnyFlow => ({
  kind: 'flow',
  id: machine.id,
  title: '',
  machine,
  actors,
  views: {},
  frames: {},
});

function open() {
  const happened: unknown[] = [];
  const world: World = {
    addressBar: {
      path: () => '/',
      show: () => {},
      accept: () => {},
      restore: () => {},
      onChange: () => () => {},
    },
    leave: () => {},
    post: () => {},
    reload: () => {},
    blockUnload: () => {},
    onPageRestored: () => () => {},
    reportError: () => {},
    onEmit: (chart: string, event: EventObject) => happened.push([chart, event]),
  };
  const flow = flowOf(outer, { inner: flowOf(inner, {}) });
  const { actor, start } = openSession(flow, undefined, world, '/', (exit) => happened.push(exit));
  start();
  return { actor, happened };
}

test('events of a chart reach the world, from its start', () => {
  expect(open().happened).toEqual([['outer', { type: 'begun' }]]);
});

test('events of a child flow reach the world, also its last ones, before the exit', () => {
  const { actor, happened } = open();
  actor.send({ type: 'opened' });
  actor.getSnapshot().children.inner.send({ type: 'left' });
  expect(happened.slice(1)).toEqual([
    ['inner', { type: 'begun' }],
    ['inner', { type: 'ended', by: 'the customer' }],
    ['outer', { type: 'ended', by: 'the child flow' }],
    { reload: true },
  ]);
});
