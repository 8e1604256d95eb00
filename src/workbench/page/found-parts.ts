import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { nodesOf, pathOf } from '#flows/engine/leaves.ts';
import { nameOf } from '#flows/engine/walk/coverage.ts';
import { transitionsFrom, transitionWords } from './transition-words.ts';

/** A state or a transition of a chart. */
export interface ChartPart {
  /** As it is selected: the path of a state, or the name of a transition. */
  readonly name: string;
  readonly words: string;
}

/** Whether a text has each word of a search. */
export function hasWords(search: string): (text: string) => boolean {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return (text) => words.every((word) => text.toLowerCase().includes(word));
}

/** The states and transitions of a chart that have each word: in a name, a description, an event, a guard or a call. */
export function foundParts(flow: AnyFlow, search: string): readonly ChartPart[] {
  if (search.trim() === '') return [];
  const has = hasWords(search);
  const nodes = nodesOf(flow.machine.root);
  const states = nodes
    .filter((node) => pathOf(node) !== '')
    .filter((node) =>
      has([pathOf(node), node.description, ...node.invoke.map(({ src }) => String(src))].join(' ')),
    )
    .map((node) => ({ name: pathOf(node), words: `state ${pathOf(node)}` }));
  const transitions = nodes
    .flatMap(transitionsFrom)
    .map((transition) => ({ name: nameOf(transition), words: transitionWords(flow, transition) }))
    .filter(({ words: text }) => has(text));
  return [...states, ...transitions];
}
