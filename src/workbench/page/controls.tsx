import type { FlowReport } from '#workbench/machine-api.ts';
import type { Command } from '#workbench/steering.ts';

interface ControlsProps {
  readonly flow: FlowReport;
  readonly command: (command: Command) => void;
}

/** The actions on a flow: its events with their payloads, and what each of its pending calls may end with. */
export function Controls({ flow: { id: flow, accepts, calls }, command }: ControlsProps) {
  return (
    <>
      <Choices
        legend="Events that the chart takes now"
        names={accepts}
        choose={(event) => command({ do: 'send', flow, event })}
      />
      {calls.length === 0 && <p>No call is pending.</p>}
      {calls.map(({ id: call, responses, failures }) => (
        <div key={call}>
          <Choices
            legend={`${call} is pending; respond with`}
            names={responses}
            choose={(response) => command({ do: 'respond', flow, call, response })}
          />
          <Choices
            legend={`${call} is pending; let it fail with`}
            names={failures}
            choose={(failure) => command({ do: 'simulate', flow, call, failure })}
          />
        </div>
      ))}
    </>
  );
}

interface ChoicesProps {
  readonly legend: string;
  readonly names: readonly string[];
  readonly choose: (name: string) => void;
}

/** A group with a button for each name. */
const Choices = ({ legend, names, choose }: ChoicesProps) => (
  <fieldset className="workbench-group">
    <legend>{legend}</legend>
    {names.length === 0 && <p>None.</p>}
    <div className="workbench-row">
      {names.map((name) => (
        <button key={name} type="button" onClick={() => choose(name)}>
          {name}
        </button>
      ))}
    </div>
  </fieldset>
);
