import type { AnyStateNode } from 'xstate';
import { type AnyFlow, isFlow } from '#flows/engine/define-flow.ts';
import { nodesOf, pathOf } from '#flows/engine/leaves.ts';
import { registry } from '#flows/registry.ts';
import type { ShownScreen } from '#workbench/atlas/screen-lines.ts';
import { failuresIn, responsesIn } from './answers.ts';
import { type ChartPart, foundParts, hasWords } from './found-parts.ts';

/** The screens of each flow, by its id. */
export type ScreensByFlow = Readonly<Record<string, readonly ShownScreen[]>>;

/** What a search finds: a part of a chart, an answer to a call, or a text on screen. */
export interface Found extends ChartPart {
  readonly flow: string;
  readonly kind: 'state' | 'transition' | 'answer' | 'text';
}

/** The state that makes a call; the chart itself for a call beside every state. */
function callerOf(nodes: readonly AnyStateNode[], call: string): string {
  const caller = nodes.find(({ invoke }) => invoke.some(({ src }) => String(src) === call));
  return caller ? pathOf(caller) : '';
}

const answers = new Map<string, readonly Found[]>();

/** The answers to a flow's calls, each at the state that makes the call. */
function answersOf(flow: AnyFlow): readonly Found[] {
  const known = answers.get(flow.id);
  if (known) return known;
  const nodes = nodesOf(flow.machine.root);
  const found = Object.entries(flow.actors)
    .filter(([, actor]) => !isFlow(actor))
    .flatMap(([call]) =>
      [...failuresIn(flow.id, call), ...responsesIn(flow.id, call)].map(({ name, words }) => ({
        flow: flow.id,
        kind: 'answer' as const,
        name: callerOf(nodes, call),
        words: `${call}: ${name} (${words})`,
      })),
    );
  answers.set(flow.id, found);
  return found;
}

/** The texts and controls on screen, each at the first state that shows it. */
function textsOf(flow: string, screens: readonly ShownScreen[], has: (text: string) => boolean) {
  const first = new Map<string, string>();
  for (const { states, lines } of screens)
    for (const line of lines.filter(has)) if (!first.has(line)) first.set(line, states[0] ?? '');
  return [...first].map(([line, state]) => ({
    flow,
    kind: 'text' as const,
    // The states of a parallel chart are beside each other.
    name: state.split(' ')[0] ?? '',
    words: `${line} (${state})`,
  }));
}

function foundIn(flow: AnyFlow, search: string, screens: readonly ShownScreen[]): readonly Found[] {
  const has = hasWords(search);
  const parts = foundParts(flow, search).map((part) => ({
    ...part,
    flow: flow.id,
    kind: part.words.startsWith('state ') ? ('state' as const) : ('transition' as const),
  }));
  return [
    ...parts,
    // The name of a call finds the state that makes it.
    ...answersOf(flow).filter(({ words }) => has(words.slice(words.indexOf(': ')))),
    ...textsOf(flow.id, screens, has),
  ];
}

/** What has each word of a search, in the chart of a flow first, then in all others. */
export function foundEverywhere(own: AnyFlow, search: string, screens: ScreensByFlow): readonly Found[] {
  if (search.trim() === '') return [];
  const others = registry.map(({ flow }) => flow).filter(({ id }) => id !== own.id);
  return [own, ...others].flatMap((flow) => foundIn(flow, search, screens[flow.id] ?? []));
}

/** The flows in which a search finds something. */
export const flowsWith = (search: string, screens: ScreensByFlow): ReadonlySet<string> =>
  new Set(
    registry
      .map(({ flow }) => flow)
      .filter((flow) => search.trim() !== '' && foundIn(flow, search, screens[flow.id] ?? []).length > 0)
      .map(({ id }) => id),
  );
