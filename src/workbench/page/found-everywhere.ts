import type { AnyStateNode } from 'xstate';
import { type AnyFlow, isFlow } from '#flows/engine/define-flow.ts';
import { nodesOf, pathOf } from '#flows/engine/leaves.ts';
import { nameOf } from '#flows/engine/walk/coverage.ts';
import { registry } from '#flows/registry.ts';
import type { ShownScreen } from '#workbench/atlas/screen-lines.ts';
import { type Answer, failuresIn, responsesIn } from './answers.ts';
import { type ChartPart, partsOf } from './found-parts.ts';
import { transitionsFrom } from './transition-words.ts';
import { enough, ranked, scoreOf } from './word-score.ts';

/** The screens of each flow, by its id. */
export type ScreensByFlow = Readonly<Record<string, readonly ShownScreen[]>>;

/** What a search finds: a part of a chart, an answer to a call, or a text on screen. */
export interface Found extends ChartPart {
  readonly flow: string;
  readonly kind: 'state' | 'transition' | 'answer' | 'text';
}

interface Searched extends Found {
  /** Where the words of a search may be. */
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
  return taker ? nameOf(taker) : (Object.keys(flow.machine.root.states)[0] ?? '');
}

const answers = new Map<string, readonly Searched[]>();

/** The answers to a flow's calls, each at the state that makes the call. */
function answersOf(flow: AnyFlow): readonly Searched[] {
  const known = answers.get(flow.id);
  if (known) return known;
  const nodes = nodesOf(flow.machine.root);
  const found = Object.entries(flow.actors)
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
          text: `${name} (${words})`,
        });
      return [
        ...failuresIn(flow.id, call).map(answer(true)),
        ...responsesIn(flow.id, call).map(answer(false)),
      ];
    });
  answers.set(flow.id, found);
  return found;
}

/** The texts and controls on screen with enough words, each at the first state that shows it. */
function textsOf(flow: string, screens: readonly ShownScreen[], search: string): readonly Searched[] {
  const first = new Map<string, string>();
  const score = scoreOf(search);
  const least = enough(search);
  for (const { states, lines } of screens)
    for (const line of lines) if (!first.has(line) && score(line) >= least) first.set(line, states[0] ?? '');
  return [...first].map(([line, state]) => ({
    flow,
    kind: 'text' as const,
    // The states of a parallel chart are beside each other.
    name: state.split(' ')[0] ?? '',
    words: `${line} (${state})`,
    text: line,
  }));
}

const searchedIn = (flow: AnyFlow, search: string, screens: readonly ShownScreen[]): readonly Searched[] => [
  ...partsOf(flow).map((part) => ({ ...part, flow: flow.id })),
  ...answersOf(flow),
  ...textsOf(flow.id, screens, search),
];

/** What has more than half of the words of a search: first what has most, and of those the chart of a flow before all others. */
export function foundEverywhere(own: AnyFlow, search: string, screens: ScreensByFlow): readonly Found[] {
  if (search.trim() === '') return [];
  const others = registry.map(({ flow }) => flow).filter(({ id }) => id !== own.id);
  const all = [own, ...others].flatMap((flow) => searchedIn(flow, search, screens[flow.id] ?? []));
  return ranked(all, search, ({ text }) => text).map(({ flow, kind, name, words }) => ({
    flow,
    kind,
    name,
    words,
  }));
}

/** The flows in which a search finds most of its words. */
export function flowsWith(search: string, screens: ScreensByFlow): ReadonlySet<string> {
  if (search.trim() === '') return new Set();
  const score = scoreOf(search);
  const scores = registry.map(({ flow }) => {
    const texts = searchedIn(flow, search, screens[flow.id] ?? []).map(({ text }) => score(text));
    return [flow.id, Math.max(0, ...texts)] as const;
  });
  const best = Math.max(enough(search), ...scores.map(([, count]) => count));
  return new Set(scores.filter(([, count]) => count === best).map(([id]) => id));
}
