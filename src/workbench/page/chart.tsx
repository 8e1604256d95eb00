import { useEffect, useState } from 'react';
import type { AnyStateNode } from 'xstate';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { pathOf } from '#flows/engine/leaves.ts';
import type { Taken } from '#workbench/history.ts';
import { ChartSearch } from './chart-search.tsx';
import { Drawing } from './drawing.tsx';
import { drawingOf } from './picture.ts';

interface ChartProps {
  readonly flow: AnyFlow;
  /** Paths of the states to highlight. */
  readonly active: readonly string[];
  readonly taken: Taken;
  /** The selected state or transition. */
  readonly selected: string | null;
  readonly select: (name: string) => void;
}

/** The flow's chart with its active states highlighted: the drawing of the atlas, if there is one, and a list of states. */
export function Chart({ flow, active, taken, selected, select }: ChartProps) {
  const [svg, setSvg] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    setSvg(null);
    void drawingOf(flow).then((text) => isWanted && setSvg(text));
    return () => {
      isWanted = false;
    };
  }, [flow]);
  const selection = { selected, select };
  const list = <States node={flow.machine.root} active={active} {...selection} />;
  const search = <ChartSearch key={flow.id} flow={flow} {...selection} />;
  if (svg === null)
    return (
      <>
        {search}
        {list}
      </>
    );
  return (
    <>
      {search}
      <Drawing svg={svg} title={`Chart of ${flow.id}`} active={active} taken={taken} {...selection} />
      <details>
        <summary>As a list</summary>
        {list}
      </details>
    </>
  );
}

interface StatesProps extends Pick<ChartProps, 'active' | 'selected' | 'select'> {
  readonly node: AnyStateNode;
}

function States({ node, ...shown }: StatesProps) {
  const { active, selected, select } = shown;
  const states = Object.values(node.states);
  if (states.length === 0) return null;
  return (
    <ul className="workbench-states">
      {states.map((state) => {
        const isActive = active.includes(pathOf(state));
        return (
          <li key={state.key} data-chart-state={pathOf(state)} aria-current={isActive ? 'step' : undefined}>
            <button
              type="button"
              aria-pressed={pathOf(state) === selected}
              onClick={() => select(pathOf(state))}
            >
              {state.key}
            </button>
            {isActive && ' (active)'} {state.description}
            <States node={state} {...shown} />
          </li>
        );
      })}
    </ul>
  );
}
