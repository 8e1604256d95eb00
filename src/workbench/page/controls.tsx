import type { FlowReport } from '#workbench/machine-api.ts';
import type { Command } from '#workbench/steering.ts';

interface ControlsProps {
  readonly flow: FlowReport;
  readonly command: (command: Command) => void;
}

/** The actions on a flow: its events with their payloads, and failures of its pending calls. */
export function Controls({ flow, command }: ControlsProps) {
  return (
    <>
      <fieldset className="workbench-group">
        <legend>Events that the chart takes now</legend>
        {flow.accepts.length === 0 && <p>None.</p>}
        <div className="workbench-row">
          {flow.accepts.map((event) => (
            <button key={event} type="button" onClick={() => command({ do: 'send', flow: flow.id, event })}>
              {event}
            </button>
          ))}
        </div>
      </fieldset>
      {flow.calls.length === 0 && <p>No call is pending.</p>}
      {flow.calls.map(({ id, failures }) => (
        <fieldset key={id} className="workbench-group">
          <legend>{`${id} is pending; let it fail with`}</legend>
          <div className="workbench-row">
            {failures.map((failure) => (
              <button
                key={failure}
                type="button"
                onClick={() => command({ do: 'simulate', flow: flow.id, call: id, failure })}
              >
                {failure}
              </button>
            ))}
          </div>
        </fieldset>
      ))}
    </>
  );
}
