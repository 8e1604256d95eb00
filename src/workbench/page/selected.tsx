import { useEffect, useRef } from 'react';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { nodesOf, pathOf } from '#flows/engine/leaves.ts';
import { nameOf } from '#flows/engine/walk/coverage.ts';
import type { Taken } from '#workbench/history.ts';
import { SelectedState } from './selected-state.tsx';
import { SelectedTransition } from './selected-transition.tsx';
import { transitionsFrom, transitionWords } from './transition-words.ts';

interface SelectedProps {
  readonly flow: AnyFlow;
  /** The path of a state, or the name of a transition. */
  readonly name: string;
  readonly taken: Taken;
  readonly select: (name: string) => void;
}

/** What the chart says about a state or a transition. */
export function Selected({ flow, name, taken, select }: SelectedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  /** A button here was pressed. It is gone with its part, so the heading of the next part takes the focus. */
  const isPressed = useRef(false);
  useEffect(() => {
    if (isPressed.current) heading.current?.focus();
    isPressed.current = false;
  });
  const selectNext = (next: string) => {
    isPressed.current = true;
    select(next);
  };
  const nodes = nodesOf(flow.machine.root);
  const node = nodes.find((each) => pathOf(each) === name);
  const transition = nodes.flatMap(transitionsFrom).find((each) => nameOf(each) === name);
  if (!node && !transition) return <p>{`${flow.id} has no state and no transition ${name}.`}</p>;
  return (
    <section aria-label={`${transition ? 'Transition' : 'State'} ${name}`} className="workbench-selected">
      <h3 ref={heading} tabIndex={-1}>
        {`Selected: ${transition ? transitionWords(flow, transition) : name}`}
      </h3>
      {transition ? (
        <SelectedTransition flow={flow} transition={transition} taken={taken} select={selectNext} />
      ) : (
        node && <SelectedState flow={flow} node={node} select={selectNext} />
      )}
    </section>
  );
}
