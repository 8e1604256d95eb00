import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { isLeaf, pathOf } from '#flows/engine/leaves.ts';
import { nameOf } from '#flows/engine/walk/coverage.ts';
import { Facts } from './facts.tsx';
import { Reads } from './reads.tsx';
import { arrowsTo, inheritedBy, isAtStart } from './state-arrows.ts';
import { TestsOf } from './tests-of.tsx';
import { Tool, Tools } from './tools.tsx';
import { transitionsFrom, transitionWords } from './transition-words.ts';

interface SelectedStateProps {
  readonly flow: AnyFlow;
  readonly node: AnyStateNode;
  readonly select: (name: string) => void;
}

/** An id of a requirement: 'A6.5'. */
const requirement = /\b[ABC]\d+\.\d+\b/g;

/** What the chart says about a state: what leads out of it and to it, and what the visitor reads there. */
export function SelectedState({ flow, node, select }: SelectedStateProps) {
  const name = pathOf(node);
  const facts = [
    ['Calls', node.invoke.map(({ src }) => String(src))],
    ['Tags', node.tags],
    ['Requirements', node.description?.match(requirement) ?? []],
  ] as const;
  const arrows = { flow, select };
  return (
    <>
      <p>{node.description}</p>
      <Facts of={facts} />
      {isLeaf(node) && <TestsOf key={name} flow={flow} part={{ leaf: `${flow.machine.id}.${name}` }} />}
      {isLeaf(node) && <Reads flow={flow.id} leaf={name} />}
      <Arrows label={`Transitions of ${name}`} of={transitionsFrom(node)} {...arrows} />
      {inheritedBy(node).map(({ from, transitions }) => (
        <Arrows
          key={from}
          label={`Inherited from ${from || 'the whole chart'}`}
          of={transitions}
          {...arrows}
        />
      ))}
      <Arrows label="How one comes here" of={arrowsTo(flow, node)} {...arrows} />
      {isAtStart(flow, node) && <p>The flow begins here.</p>}
    </>
  );
}

interface ArrowsProps {
  readonly label: string;
  readonly flow: AnyFlow;
  readonly of: readonly AnyTransitionDefinition[];
  readonly select: (name: string) => void;
}

const Arrows = ({ label, flow, of, select }: ArrowsProps) =>
  of.length > 0 && (
    <>
      <h4>{label}</h4>
      <Tools label={label}>
        <ol>
          {of.map((each) => (
            <li key={nameOf(each)}>
              <Tool onClick={() => select(nameOf(each))}>{transitionWords(flow, each)}</Tool>
            </li>
          ))}
        </ol>
      </Tools>
    </>
  );
