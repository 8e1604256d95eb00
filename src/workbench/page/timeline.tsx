import { useState } from 'react';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import type { Step } from '#workbench/history.ts';
import type { DifferentPart } from '#workbench/recording/parts.ts';
import { eventIn, kindOf, type StepKind, stepKinds, wordsOf } from './step-kind.ts';
import { Tool, Tools } from './tools.tsx';

interface TimelineProps {
  readonly flow: AnyFlow;
  readonly steps: readonly Step[];
  /** Number of the past step that is shown; null for the present. */
  readonly shown: number | null;
  readonly show: (step: number | null) => void;
  /** The steps after the shown one were taken back. */
  readonly isAhead?: boolean;
}

/** The steps, in order, with what each changed in the context: those before the shown one, and those that were taken back. */
export function Timeline({ flow, steps, shown, show, isAhead = false }: TimelineProps) {
  const [hidden, hide] = useState<readonly StepKind[]>([]);
  const toggle = (kind: StepKind) =>
    hide(hidden.includes(kind) ? hidden.filter((other) => other !== kind) : [...hidden, kind]);
  const kindOfStep = ({ event }: Step) => kindOf(flow, eventIn(event));
  const shownSteps = steps.filter((step) => !hidden.includes(kindOfStep(step)));
  const firstAhead =
    shown !== null && isAhead ? shownSteps.find(({ number }) => number > shown)?.number : null;
  const present = stepKinds.filter((kind) => steps.some((step) => kindOfStep(step) === kind));
  return (
    <nav aria-label="Timeline">
      <fieldset className="workbench-group workbench-row">
        <legend>Steps to show</legend>
        {present.map((kind) => (
          <label key={kind}>
            <input type="checkbox" checked={!hidden.includes(kind)} onChange={() => toggle(kind)} /> {kind}
          </label>
        ))}
      </fieldset>
      <Tools label="Steps">
        <Tool aria-pressed={shown === null} onClick={() => show(null)}>
          Now
        </Tool>
        <ol className="workbench-steps">
          {shownSteps.map(({ number, event, state, changes }) => (
            <li key={number}>
              {number === firstAhead && <p>Taken back; a press on one goes forward:</p>}
              <Tool aria-pressed={shown === number} onClick={() => show(number)}>
                {`${number}. ${wordsOf(flow, eventIn(event))} → ${state}`}
              </Tool>
              <Changes changes={changes} />
            </li>
          ))}
        </ol>
      </Tools>
    </nav>
  );
}

/** A list of banks changes in a hundred places. */
const listed = 5;

const Changes = ({ changes }: { readonly changes: readonly DifferentPart[] }) =>
  changes.length > 0 && (
    <ul className="workbench-data">
      {changes.slice(0, listed).map(({ path, before, after }) => (
        <li key={path.join('.')}>{`${path.join('.')}: ${brief(before)} → ${brief(after)}`}</li>
      ))}
      {changes.length > listed && <li>{`and ${changes.length - listed} more: see Context`}</li>}
    </ul>
  );

/** A long value would fill the page; the selected step shows all of it. */
const longest = 80;

function brief(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)} …` : text;
}
