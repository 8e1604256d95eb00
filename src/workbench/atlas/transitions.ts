import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { nodesOf, pathOf } from '#flows/engine/leaves.ts';
import { guardWords, nameOf } from '#flows/engine/walk/coverage.ts';
import { actionWords } from './actions.ts';

/** What triggers a transition: the visitor, the end of a call or of a child flow, time, or `always`. */
type Kind = 'visitor' | 'done' | 'failed' | 'delay' | 'always';

/** One transition of a chart, as text. */
export interface Transition {
  /** The name of the transition in the coverage. */
  readonly name: string;
  readonly kind: Kind;
  readonly from: string;
  /** Empty if the transition stays in its state. */
  readonly to: readonly string[];
  readonly trigger: string;
  readonly guard: string | null;
  readonly actions: readonly string[];
}

const ends: readonly (readonly [prefix: string, kind: Kind, word: string])[] = [
  ['xstate.done.actor.', 'done', 'done'],
  ['xstate.error.actor.', 'failed', 'failed'],
  ['xstate.done.state.', 'done', 'finished'],
];

function triggerOf({ source, eventType }: AnyTransitionDefinition) {
  const delay = source.after.find((delayed) => delayed.eventType === eventType)?.delay;
  if (!eventType) return { kind: 'always', trigger: 'always' } as const;
  if (delay !== undefined) return { kind: 'delay', trigger: `after ${delayWords(source, delay)}` } as const;
  for (const [prefix, kind, word] of ends) {
    if (eventType.startsWith(prefix)) return { kind, trigger: `${eventType.slice(prefix.length)} ${word}` };
  }
  return { kind: 'visitor', trigger: eventType } as const;
}

/** The name of a delay and, if it is a constant, its length. */
function delayWords({ machine }: AnyStateNode, delay: unknown): string {
  if (typeof delay === 'number') return `${delay} ms`;
  const length: unknown = machine.implementations.delays[String(delay)];
  return typeof length === 'number' ? `${delay} (${length} ms)` : String(delay);
}

const transitionsAt = (node: AnyStateNode): readonly AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

/** All transitions of a chart, in its order. */
export const describeTransitions = (machine: AnyStateMachine): readonly Transition[] =>
  nodesOf(machine.root).flatMap((node) =>
    transitionsAt(node).map((transition) => ({
      name: nameOf(transition),
      ...triggerOf(transition),
      from: pathOf(node),
      to: transition.target?.map(pathOf) ?? [],
      guard: transition.guard ? guardWords(transition.guard) : null,
      actions: transition.actions.map(actionWords),
    })),
  );
