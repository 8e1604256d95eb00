import { nodesOf } from '#flows/engine/leaves.ts';
import { registered } from '#flows/registry.ts';
import type { FlowReport } from '#workbench/machine-api.ts';
import type { Command } from '#workbench/steering.ts';
import { type Answer, failuresIn, responsesIn } from './answers.ts';

interface ControlsProps {
  readonly flow: FlowReport;
  readonly command: (command: Command) => void;
}

/** The name of a call in the cases, by its id in the events. */
const callNamed = (flow: string, id: string): string => {
  const invoked = nodesOf(registered(flow).flow.machine.root).flatMap(({ invoke }) => invoke);
  return String(invoked.find((each) => each.id === id)?.src ?? id);
};

/** The actions on a flow: what each of its pending calls may end with, and its events with their payloads. */
export function Controls({ flow: { id: flow, accepts, calls }, command }: ControlsProps) {
  return (
    <>
      {calls.length === 0 && <p>No call is pending.</p>}
      {calls.map(({ id: call, responses, failures }) => {
        const name = callNamed(flow, call);
        const known = (answers: readonly Answer[], names: readonly string[]) =>
          answers.filter((answer) => names.includes(answer.name));
        return (
          <div key={call}>
            <Answers
              legend={`${call} is pending; respond with`}
              answers={known(responsesIn(flow, name), responses)}
              choose={(response) => command({ do: 'respond', flow, call, response })}
            />
            <Answers
              legend={`${call} is pending; let it fail with`}
              answers={known(failuresIn(flow, name), failures)}
              choose={(failure) => command({ do: 'simulate', flow, call, failure })}
            />
          </div>
        );
      })}
      <fieldset className="workbench-group">
        <legend>Events that the chart takes now</legend>
        {accepts.length === 0 && <p>None.</p>}
        <div className="workbench-row">
          {accepts.map((event) => (
            <button key={event} type="button" onClick={() => command({ do: 'send', flow, event })}>
              {event}
            </button>
          ))}
        </div>
      </fieldset>
    </>
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
    <ul className="workbench-answers">
      {answers.map(({ name, words }) => (
        <li key={name}>
          <button type="button" onClick={() => choose(name)}>
            {name}
          </button>{' '}
          <span>{words}</span>
        </li>
      ))}
    </ul>
  </fieldset>
);
