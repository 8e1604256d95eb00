import type { AnyStateNode } from 'xstate';
import { type AnyFlow, isFlow } from '#flows/engine/define-flow.ts';
import { isLeaf, nodesOf, pathOf } from '#flows/engine/leaves.ts';
import { nameOf } from '#flows/engine/walk/coverage.ts';
import { type Registered, registry } from '#flows/registry.ts';
import type { ShownScreen } from '#workbench/atlas/screen-lines.ts';
import { type Answer, failuresIn, responsesIn } from '#workbench/page/answers.ts';
import { transitionsFrom } from '#workbench/page/transition-words.ts';
import { type ChartPart, partsOf } from './found-parts.ts';
import type { SeenRequirement } from './seen-requirements.ts';
import type { Texts } from './texts.ts';

/** What a search finds: a flow, a part of its chart, an answer to a call, a text on screen, or a requirement. */
export interface Found extends ChartPart {
  /** Empty for a requirement of so many flows that its page lists none. */
  readonly flow: string;
  readonly kind: 'flow' | 'state' | 'transition' | 'answer' | 'text' | 'requirement';
}

interface Searched extends Found {
  /** Where the words of a search may be, in small letters. */
  readonly text: string;
}

/**
 * The state that makes a call. A call beside every state has none: the transition that takes its answer, or else the first state.
 */
function callerOf(flow: AnyFlow, nodes: readonly AnyStateNode[], call: string, isFailure: boolean): string {
  const caller = nodes.find(({ invoke }) => invoke.some(({ src }) => String(src) === call));
  if (caller && pathOf(caller) !== '') return pathOf(caller);
  const id = caller?.invoke.find(({ src }) => String(src) === call)?.id ?? call;
  const event = `xstate.${isFailure ? 'error' : 'done'}.actor.${id}`;
  const taker = nodes.flatMap(transitionsFrom).find(({ eventType }) => eventType === event);
  return taker ? nameOf(taker) : firstOf(flow);
}

const firstOf = (flow: AnyFlow): string => Object.keys(flow.machine.root.states)[0] ?? '';

/** The answers to a flow's calls, each at the state that makes the call. */
function answersOf(flow: AnyFlow): readonly Searched[] {
  const nodes = nodesOf(flow.machine.root);
  return Object.entries(flow.actors)
    .filter(([, actor]) => !isFlow(actor))
    .flatMap(([call]) => {
      const answer =
        (isFailure: boolean) =>
        ({ name, words }: Answer) => ({
          flow: flow.id,
          kind: 'answer' as const,
          name: callerOf(flow, nodes, call, isFailure),
          words: `${call}: ${name} (${words})`,
          // The name of a call finds the state that makes it.
          text: `${name} (${words})`.toLowerCase(),
        });
      return [
        ...failuresIn(flow.id, call).map(answer(true)),
        ...responsesIn(flow.id, call).map(answer(false)),
      ];
    });
}

/** The texts and controls on screen, each at the first state that shows it. */
function textsOf(flow: string, screens: readonly ShownScreen[]): readonly Searched[] {
  const first = new Map<string, string>();
  for (const { states, lines } of screens)
    for (const line of lines) if (!first.has(line)) first.set(line, states[0] ?? '');
  return [...first].map(([line, state]) => ({
    flow,
    kind: 'text' as const,
    // The states of a parallel chart are beside each other.
    name: state.split(' ')[0] ?? '',
    words: `${line} (${state})`,
    text: line.toLowerCase(),
  }));
}

/** The state of a flow in which a requirement is seen: one that names it, one that its page lists, or else the first one. */
function seenAt(flow: AnyFlow, id: string, listed: readonly string[]): string {
  const states = nodesOf(flow.machine.root).filter((node) => pathOf(node) !== '');
  const naming = states.filter(({ description }) => description?.match(/[ABC]\d+\.\d+/g)?.includes(id));
  const [node] = [...naming.filter(isLeaf), ...naming];
  return node ? pathOf(node) : (listed[0] ?? firstOf(flow));
}

function requirementOf({ id, text, seenIn }: SeenRequirement): readonly Searched[] {
  const row = { kind: 'requirement' as const, words: `${id}: ${text}`, text: `${id} ${text}`.toLowerCase() };
  const seen = seenIn.flatMap(({ flow: wanted, leaves }) => {
    const flow = registry.find((each) => each.flow.id === wanted)?.flow;
    return flow ? [{ ...row, flow: flow.id, name: seenAt(flow, id, leaves) }] : [];
  });
  return seen.length > 0 ? seen : [{ ...row, flow: '', name: '' }];
}

/** A flow by its name, without a part of its chart. */
const flowOf = ({ area, flow }: Registered): Searched => ({
  flow: flow.id,
  kind: 'flow',
  name: '',
  words: flow.id,
  text: `${flow.id} ${flow.id.replaceAll('-', ' ')} ${area} ${flow.title} ${flow.machine.root.description ?? ''}`.toLowerCase(),
});

const made = new WeakMap<Texts, readonly Searched[]>();

/** Everything that a search may find: the flows, then chart by chart, and then the requirements. */
export function searchable(texts: Texts): readonly Searched[] {
  const known = made.get(texts);
  if (known) return known;
  const all = [
    ...registry.map(flowOf),
    ...registry.flatMap(({ flow }): readonly Searched[] => [
      ...partsOf(flow).map((part) => ({ ...part, flow: flow.id, text: part.text.toLowerCase() })),
      ...answersOf(flow),
      ...textsOf(flow.id, texts.screens[flow.id] ?? []),
    ]),
    ...texts.requirements.flatMap(requirementOf),
  ];
  made.set(texts, all);
  return all;
}
