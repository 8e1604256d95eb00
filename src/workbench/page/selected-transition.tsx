import type { AnyTransitionDefinition } from 'xstate';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { pathOf } from '#flows/engine/leaves.ts';
import { guardWords, nameOf } from '#flows/engine/walk/coverage.ts';
import { actionWords } from '#workbench/atlas/actions.ts';
import type { Taken } from '#workbench/history.ts';
import { Facts } from './facts.tsx';
import { TestsOf } from './tests-of.tsx';
import { Tool, Tools } from './tools.tsx';
import { eventWords } from './transition-words.ts';

interface SelectedTransitionProps {
  readonly flow: AnyFlow;
  readonly transition: AnyTransitionDefinition;
  readonly taken: Taken;
  readonly select: (name: string) => void;
}

/** 'isBankChosen; tried as 1 of 2'. */
function guardFact({ source, eventType, guard }: AnyTransitionDefinition, at: number): string {
  const count = (eventType === '' ? source.always : source.transitions.get(eventType))?.length ?? 1;
  const words = guard ? guardWords(guard) : 'none';
  return count > 1 ? `${words}; tried as ${at + 1} of ${count}` : words;
}

/** What the chart says about a transition. */
export function SelectedTransition({ flow, transition, taken, select }: SelectedTransitionProps) {
  const { source, target, eventType, description } = transition;
  const branches = (eventType === '' ? source.always : source.transitions.get(eventType)) ?? [];
  const name = nameOf(transition);
  const facts = [
    ['Event', [eventWords(flow, transition)]],
    ['Guard', [guardFact(transition, branches.indexOf(transition))]],
    ['Actions', transition.actions.map(actionWords)],
    ['Taken on this page', [`${taken[name] ?? 0} times`]],
  ] as const;
  const ends = [...new Set([source, ...(target ?? [])])].map(pathOf).filter((path) => path !== '');
  return (
    <>
      <p>{description ?? target?.[0]?.description}</p>
      <Facts of={facts} />
      <Tools label="States of the transition">
        {ends.map((path) => (
          <Tool key={path} onClick={() => select(path)}>{`State ${path}`}</Tool>
        ))}
      </Tools>
      <TestsOf key={name} flow={flow} part={{ transition: name }} />
    </>
  );
}
