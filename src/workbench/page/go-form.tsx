import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { goalsOf } from '#workbench/goals.ts';
import { KeptSettings } from './kept-settings.tsx';
import type { Settings } from './settings.ts';

interface GoFormProps {
  readonly flow: AnyFlow;
  readonly persona: string | null;
  readonly settings: Settings;
  /** The selected state or transition of the chart. A transition is at the state that it starts from. */
  readonly selected: string | null;
  readonly select: (state: string) => void;
}

/** Goes to a state by a plain form, which reloads the page, so that the way starts where nothing has run. */
export function GoForm({ flow, persona, settings, selected, select }: GoFormProps) {
  const goals = goalsOf(flow);
  if (goals.length === 0) return null;
  const state = selected?.replace(`${flow.machine.id}.`, '').replace(/: .*$/, '');
  const goal = goals.find((leaf) => leaf === state || leaf.startsWith(`${state}.`));
  return (
    <form className="workbench-row" method="get" aria-label="Go to a state">
      <input type="hidden" name="flow" value={flow.id} />
      {persona !== null && <input type="hidden" name="persona" value={persona} />}
      {/* The form starts the flow of the chart. */}
      <KeptSettings settings={{ ...settings, chart: '' }} />
      <label htmlFor="goal">State to go to</label>
      <select id="goal" name="state" value={goal ?? goals[0]} onChange={({ target }) => select(target.value)}>
        {goals.map((leaf) => (
          <option key={leaf}>{leaf}</option>
        ))}
      </select>
      <button type="submit">Go there</button>
    </form>
  );
}
