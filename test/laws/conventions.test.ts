import { readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, type AnyStateNode, StateMachine } from 'xstate';
import { isFlow } from '#flows/engine/define-flow.ts';
import { nodesOf } from '#flows/engine/leaves.ts';
import { registry } from '#flows/registry.ts';

/** States that charts copy; each of those charts is checked with them. */
const copied = /-states\.ts$/;

const files = readdirSync('machines', { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !copied.test(file),
);

async function chartIn(file: string): Promise<AnyStateMachine> {
  const module: Record<string, unknown> = await import(resolve('machines', file));
  const chart = Object.values(module).find((exported) => exported instanceof StateMachine);
  if (!chart) throw new Error(`machines/${file} exports no chart`);
  return chart;
}

/** Runs for every file, so that a chart without a flow is checked too. */
describe.each(files)('machines/%s', (file) => {
  const statesOf = async (wrong: (node: AnyStateNode) => boolean) =>
    nodesOf((await chartIn(file)).root)
      .filter(wrong)
      .map((node) => node.id);

  test('has the name of its file as its id', async () => {
    expect((await chartIn(file)).id).toBe(basename(file, '.ts'));
  });

  test('describes every state in a sentence', async () => {
    expect(await statesOf((node) => !/^[A-Z].*\.$/.test(node.description ?? ''))).toEqual([]);
  });

  test('names states in lower camel case, events as dotted facts or intents', async () => {
    expect(await statesOf((node) => node.parent !== undefined && !/^[a-z][A-Za-z]*$/.test(node.key))).toEqual(
      [],
    );
    const events = (await chartIn(file)).events.filter((type) => !type.startsWith('xstate.'));
    expect(events.filter((type) => !/^[a-z]+(\.[a-z]+)*$/.test(type))).toEqual([]);
  });
});

test('every chart in machines/ belongs to a registered flow', () => {
  const charts = registry.map(({ area, flow }) => `${area}/${flow.machine.id}.ts`);
  expect(files.filter((file) => !charts.includes(file))).toEqual([]);
  expect(charts.filter((chart) => !files.includes(chart))).toEqual([]);
});

const isFinal = ({ type }: AnyStateNode) => type === 'final';

describe.each(registry.map(({ flow }) => [flow.id, flow] as const))('%s', (_, flow) => {
  const nodes = nodesOf(flow.machine.root);
  const names = (wrong: (node: AnyStateNode) => boolean) => nodes.filter(wrong).map((node) => node.id);

  test('invokes each actor under its own name, and has onDone and onError for every call', () => {
    for (const { invoke, ownEvents, id: state } of nodes) {
      for (const { id: invoked, src } of invoke) {
        expect([state, invoked]).toEqual([state, src]);
        const bound = flow.actors[String(src)];
        const ends = !isFlow(bound) || Object.values(bound.machine.root.states).some(isFinal);
        if (ends) expect(ownEvents).toContain(`xstate.done.actor.${invoked}`);
        if (!isFlow(bound)) expect(ownEvents).toContain(`xstate.error.actor.${invoked}`);
      }
    }
  });

  test('has a frame for every parallel state', () => {
    const parallel = nodes.filter(({ type }) => type === 'parallel').map(({ path }) => path.join('.'));
    expect(parallel.filter((path) => !flow.frames?.[path])).toEqual([]);
  });

  test('tags a state as waiting if it invokes a call, and only then; the root is exempt', () => {
    const calls = (node: AnyStateNode) => node.invoke.some(({ src }) => !isFlow(flow.actors[String(src)]));
    expect(
      names((node) => node.parent !== undefined && calls(node) && !node.tags.includes('waiting')),
    ).toEqual([]);
    expect(names((node) => node.tags.includes('waiting') && !calls(node))).toEqual([]);
  });
});

test.each(registry.filter(({ within }) => within).map(({ flow }) => [flow.id, flow] as const))(
  'the child flow %s has no addresses, because the address bar follows its parent',
  (_, { machine }) => {
    const nodes = nodesOf(machine.root);
    expect(nodes.filter(({ meta }) => meta?.address)).toEqual([]);
    expect(machine.events).not.toContain('address.requested');
  },
);

test('every flow in flows/ is registered', () => {
  const folders = readdirSync('flows', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('/cases.ts') && !file.startsWith('engine/'))
    .map((file) => file.replace('/cases.ts', ''));
  expect(folders.sort()).toEqual(registry.map(({ area, flow }) => `${area}/${flow.id}`).sort());
});
