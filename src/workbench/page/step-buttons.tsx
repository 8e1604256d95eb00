import type { TimeTravel } from './time-travel.ts';
import { Tool, Tools } from './tools.tsx';

interface StepButtonsProps {
  readonly time: TimeTravel;
  /** Number of the selected past step. */
  readonly past: number | null;
}

const legend = 'Take the page by replay';

/** Takes the live page back and forward by replay. */
export const StepButtons = ({ time, past }: StepButtonsProps) => (
  <fieldset className="workbench-group">
    <legend>{legend}</legend>
    <Tools label={legend}>
      <Tool disabled={time.behind() === 0} onClick={time.back}>
        One event back
      </Tool>
      <Tool disabled={time.ahead() === 0} onClick={time.forward}>
        One event forward
      </Tool>
      <Tool disabled={past === null} onClick={() => past !== null && time.backTo(past)}>
        {past === null ? 'To the selected step' : `To step ${past}`}
      </Tool>
    </Tools>
  </fieldset>
);
