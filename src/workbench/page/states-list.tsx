import type { AnyStateNode } from 'xstate';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { pathOf } from '#flows/engine/leaves.ts';

interface Selection {
  /** Paths of the states to highlight. */
  readonly active: readonly string[];
  readonly selected: string | null;
  readonly select: (name: string) => void;
}

/** The states of a chart as a list, for the keyboard and a screen reader. */
export const StatesList = ({ flow, ...selection }: Selection & { readonly flow: AnyFlow }) => (
  <details>
    <summary>States as a list</summary>
    <States node={flow.machine.root} {...selection} />
  </details>
);

export function States({ node, ...selection }: Selection & { readonly node: AnyStateNode }) {
  const { active, selected, select } = selection;
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
            <States node={state} {...selection} />
          </li>
        );
      })}
    </ul>
  );
}
