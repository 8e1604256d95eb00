import type { AnyTransitionDefinition } from 'xstate';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { isLeaf, nodesOf, pathOf } from '#flows/engine/leaves.ts';
import { guardWords, nameOf } from '#flows/engine/walk/coverage.ts';
import { actionWords } from '#workbench/atlas/actions.ts';
import type { Taken } from '#workbench/history.ts';
import { TestsOf } from './tests-of.tsx';
import { Tool, Tools } from './tools.tsx';
import { eventWords, transitionsFrom, transitionWords } from './transition-words.ts';

interface SelectedProps {
  readonly flow: AnyFlow;
  /** The path of a state, or the name of a transition. */
  readonly name: string;
  readonly taken: Taken;
  readonly select: (name: string) => void;
}

/** An id of a requirement: 'A6.5'. */
const requirement = /\b[ABC]\d+\.\d+\b/g;

/** What the chart says about a state or a transition. */
export function Selected({ flow, name, taken, select }: SelectedProps) {
  const nodes = nodesOf(flow.machine.root);
  const node = nodes.find((each) => pathOf(each) === name);
  const transition = nodes.flatMap(transitionsFrom).find((each) => nameOf(each) === name);
  if (transition)
    return <SelectedTransition flow={flow} transition={transition} taken={taken} select={select} />;
  if (!node) return <p>{`${flow.id} has no state and no transition ${name}.`}</p>;
  const facts = [
    ['Calls', node.invoke.map(({ src }) => String(src))],
    ['Tags', node.tags],
    ['Requirements', node.description?.match(requirement) ?? []],
  ] as const;
  return (
    <section aria-label={`State ${name}`} className="workbench-selected">
      <h3>{`Selected: ${name}`}</h3>
      <p>{node.description}</p>
      <Facts of={facts} />
      <Tools label={`Transitions of ${name}`}>
        <ol>
          {transitionsFrom(node).map((each) => (
            <li key={nameOf(each)}>
              <Tool onClick={() => select(nameOf(each))}>{transitionWords(flow, each)}</Tool>
            </li>
          ))}
        </ol>
      </Tools>
      {isLeaf(node) && <TestsOf key={name} flow={flow} part={{ leaf: `${flow.machine.id}.${name}` }} />}
    </section>
  );
}

interface TransitionProps extends Omit<SelectedProps, 'name'> {
  readonly transition: AnyTransitionDefinition;
}

/** 'isBankChosen; tried as 1 of 2'. */
function guardFact({ source, eventType, guard }: AnyTransitionDefinition, at: number): string {
  const count = (eventType === '' ? source.always : source.transitions.get(eventType))?.length ?? 1;
  const words = guard ? guardWords(guard) : 'none';
  return count > 1 ? `${words}; tried as ${at + 1} of ${count}` : words;
}

function SelectedTransition({ flow, transition, taken, select }: TransitionProps) {
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
    <section aria-label={`Transition ${name}`} className="workbench-selected">
      <h3>{`Selected: ${transitionWords(flow, transition)}`}</h3>
      <p>{description ?? target?.[0]?.description}</p>
      <Facts of={facts} />
      <Tools label="States of the transition">
        {ends.map((path) => (
          <Tool key={path} onClick={() => select(path)}>{`State ${path}`}</Tool>
        ))}
      </Tools>
      <TestsOf key={name} flow={flow} part={{ transition: name }} />
    </section>
  );
}

const Facts = ({ of }: { readonly of: readonly (readonly [string, readonly string[]])[] }) =>
  of.map(([name, values]) => values.length > 0 && <p key={name}>{`${name}: ${values.join(', ')}`}</p>);
