import type { AnyTransitionDefinition } from 'xstate';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { nodesOf, pathOf } from '#flows/engine/leaves.ts';
import { nameOf } from '#flows/engine/walk/coverage.ts';
import { eventWords, transitionsFrom, transitionWords } from '#workbench/page/transition-words.ts';
import { wantedIn } from './wanted.ts';
import { ranked } from './word-score.ts';

/** A state or a transition of a chart. */
export interface ChartPart {
  /** As it is selected: the path of a state, or the name of a transition. */
  readonly name: string;
  readonly words: string;
}

interface SearchedPart extends ChartPart {
  readonly kind: 'state' | 'transition';
  /** Where the words of a search may be. */
  readonly text: string;
}

const isEndOfCall = ({ eventType }: AnyTransitionDefinition): boolean =>
  /^xstate\.(done|error)\.actor\./.test(eventType);

const known = new Map<string, readonly SearchedPart[]>();

/**
 * The states and transitions of a chart, with their names, descriptions, events, guards and calls. A state also has the ends of
 * calls that lead to it: 'listBanks failed'.
 */
export function partsOf(flow: AnyFlow): readonly SearchedPart[] {
  const kept = known.get(flow.id);
  if (kept) return kept;
  const nodes = nodesOf(flow.machine.root);
  const transitions = nodes.flatMap(transitionsFrom);
  const states = nodes
    .filter((node) => pathOf(node) !== '')
    .map((node) => ({
      kind: 'state' as const,
      name: pathOf(node),
      words: `state ${pathOf(node)}`,
      text: [
        pathOf(node),
        node.description,
        ...node.invoke.map(({ src }) => String(src)),
        ...transitions
          .filter((each) => isEndOfCall(each) && each.target?.includes(node))
          .map((each) => eventWords(flow, each)),
      ].join(' '),
    }));
  const arrows = transitions.map((transition) => {
    const words = transitionWords(flow, transition);
    return { kind: 'transition' as const, name: nameOf(transition), words, text: words };
  });
  const parts = [...states, ...arrows];
  known.set(flow.id, parts);
  return parts;
}

/** The states and transitions of a chart with more than half of the words, and first those with most. */
export const foundParts = (flow: AnyFlow, search: string): readonly ChartPart[] =>
  ranked(partsOf(flow), wantedIn(search), ({ text }) => text.toLowerCase()).map(({ name, words }) => ({
    name,
    words,
  }));
