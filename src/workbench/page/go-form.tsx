import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { goalFor, goalsOf, throughFor } from '#workbench/goals.ts';

interface GoFormProps {
  readonly flow: AnyFlow;
  /** Paths of the active states. */
  readonly active: readonly string[];
  /** The selected state or transition of the chart. A transition is at the state that it starts from. */
  readonly selected: string | null;
  readonly select: (state: string) => void;
  readonly go: (flow: string, leaf: string) => void;
}

/** Goes to a state on the live page: the selected one, or the one in which the page is. A transition can be taken too. */
export function GoForm({ flow, active, selected, select, go }: GoFormProps) {
  const goals = goalsOf(flow);
  const [first] = goals;
  if (first === undefined) return null;
  const goal =
    (selected !== null && goalFor(flow, selected)) || (goals.find((leaf) => active.includes(leaf)) ?? first);
  const through = selected === null ? undefined : throughFor(flow, selected);
  return (
    <form
      className="workbench-row"
      aria-label="Go to a state"
      onSubmit={(event) => {
        event.preventDefault();
        go(flow.id, goal);
      }}
    >
      <label htmlFor="goal">State to go to</label>
      <select id="goal" name="state" value={goal} onChange={({ target }) => select(target.value)}>
        {goals.map((leaf) => (
          <option key={leaf}>{leaf}</option>
        ))}
      </select>
      <button type="submit">Go there</button>
      {through !== undefined && (
        <button type="button" onClick={() => go(flow.id, through)}>
          {through.includes(': ') ? 'Take the transition' : `Go through ${through}, which is left at once`}
        </button>
      )}
    </form>
  );
}
