import { nodesOf } from '#flows/engine/leaves.ts';
import { registered } from '#flows/registry.ts';
import type { FlowReport } from '#workbench/machine-api.ts';
import type { Command } from '#workbench/steering.ts';
import { type Answer, failuresIn, responsesIn } from './answers.ts';
import { Tool, Tools } from './tools.tsx';

interface ControlsProps {
  /** The flow whose chart is shown; it may not run. */
  readonly shown: string;
  /** The flow whose chart is shown, and then the flows that run within it, the newest last; or all flows, if it does not run. */
  readonly flows: readonly FlowReport[];
  readonly command: (command: Command) => void;
}

/** The name of a call in the cases, by its id in the events. */
const callNamed = (flow: string, id: string): string => {
  const invoked = nodesOf(registered(flow).flow.machine.root).flatMap(({ invoke }) => invoke);
  return String(invoked.find((each) => each.id === id)?.src ?? id);
};

/**
 * The actions on a flow: what each of its pending calls may end with, and its events with their payloads. A dialog, or another
 * flow within it, has its own above.
 */
export function Controls({ shown, flows, command }: ControlsProps) {
  const isPending = flows.some(({ calls }) => calls.length > 0);
  const fromInside = [...flows].reverse();
  // 'None.' is of interest only for the shown chart.
  const taking = fromInside.filter((flow) => flow.id === shown || flow.accepts.length > 0);
  return (
    <>
      <section className="workbench-pending" aria-label="Pending calls" tabIndex={-1}>
        {!isPending && <p>No call is pending. Hold the response to a call to have time for its buttons.</p>}
        {fromInside.map((flow) => (
          <Pending
            key={flow.id}
            flow={flow}
            of={flow.id === shown ? '' : ` of ${flow.id}`}
            command={command}
          />
        ))}
      </section>
      <section className="workbench-events" aria-label="Events" tabIndex={-1}>
        {taking.map((flow) => (
          <Events
            key={flow.id}
            flow={flow}
            taker={flow.id === shown ? 'the chart' : flow.id}
            command={command}
          />
        ))}
      </section>
    </>
  );
}

interface FlowProps {
  readonly flow: FlowReport;
  readonly command: (command: Command) => void;
}

function Pending({ flow: { id: flow, calls }, of, command }: FlowProps & { readonly of: string }) {
  return calls.map(({ id: call, responses, failures }) => {
    const name = callNamed(flow, call);
    const known = (answers: readonly Answer[], names: readonly string[]) =>
      answers.filter((answer) => names.includes(answer.name));
    return (
      <div key={call}>
        <Answers
          legend={`${call}${of} is pending; respond with`}
          answers={known(responsesIn(flow, name), responses)}
          choose={(response) => command({ do: 'respond', flow, call, response })}
        />
        <Answers
          legend={`${call}${of} is pending; let it fail with`}
          answers={known(failuresIn(flow, name), failures)}
          choose={(failure) => command({ do: 'simulate', flow, call, failure })}
        />
      </div>
    );
  });
}

function Events({ flow: { id: flow, accepts }, taker, command }: FlowProps & { readonly taker: string }) {
  const legend = `Events that ${taker} takes now`;
  return (
    <fieldset className="workbench-group">
      <legend>{legend}</legend>
      {accepts.length === 0 && <p>None.</p>}
      <Tools label={legend}>
        {accepts.map((event) => (
          <Tool key={event} onClick={() => command({ do: 'send', flow, event })}>
            {event}
          </Tool>
        ))}
      </Tools>
    </fieldset>
  );
}

interface AnswersProps {
  readonly legend: string;
  readonly answers: readonly Answer[];
  readonly choose: (name: string) => void;
}

/** A button for each answer, with what it means. */
const Answers = ({ legend, answers, choose }: AnswersProps) => (
  <fieldset className="workbench-group">
    <legend>{legend}</legend>
    {answers.length === 0 && <p>None.</p>}
    <Tools label={legend}>
      <ul className="workbench-answers">
        {answers.map(({ name, words }) => (
          <li key={name}>
            <Tool onClick={() => choose(name)}>{name}</Tool> <span>{words}</span>
          </li>
        ))}
      </ul>
    </Tools>
  </fieldset>
);
