import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { pathOf } from '#flows/engine/leaves.ts';
import { guardWords } from '#flows/engine/walk/coverage.ts';
import { wordsOf } from './step-kind.ts';

/** What leads out of a state, in the order in which the guards are tried. */
export const transitionsFrom = (node: AnyStateNode): readonly AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

/** The event of a transition, without the interpreter's words. */
export const eventWords = (flow: AnyFlow, { eventType }: AnyTransitionDefinition): string =>
  eventType === '' ? 'always' : wordsOf(flow, { type: eventType });

/** 'choosing: submitted [isBankChosen] → decided'. */
export function transitionWords(flow: AnyFlow, transition: AnyTransitionDefinition): string {
  const { source, guard, target } = transition;
  const branch = guard ? ` [${guardWords(guard)}]` : '';
  const to = target?.map(pathOf).join(', ') ?? 'stays';
  return `${pathOf(source) || 'anywhere'}: ${eventWords(flow, transition)}${branch} → ${to}`;
}
