import type { TimeTravel } from './time-travel.ts';

interface StepButtonsProps {
  readonly time: TimeTravel;
  /** Number of the selected past step. */
  readonly past: number | null;
}

/** Takes the live page back and forward by replay. */
export const StepButtons = ({ time, past }: StepButtonsProps) => (
  <fieldset className="workbench-group workbench-row">
    <legend>Take the page by replay</legend>
    <button type="button" disabled={time.behind() === 0} onClick={time.back}>
      One event back
    </button>
    <button type="button" disabled={time.ahead() === 0} onClick={time.forward}>
      One event forward
    </button>
    <button type="button" disabled={past === null} onClick={() => past !== null && time.backTo(past)}>
      {past === null ? 'To the selected step' : `To step ${past}`}
    </button>
  </fieldset>
);
