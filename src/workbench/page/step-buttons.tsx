import type { TimeTravel } from './time-travel.ts';
import { Tool, Tools } from './tools.tsx';

const legend = 'Take the page by replay';

/** Takes the live page back and forward by replay. The slider does so by the keys of the arrows, Home and End too. */
export function StepButtons({ time }: { readonly time: TimeTravel }) {
  const [behind, ahead] = [time.behind(), time.ahead()];
  return (
    <fieldset className="workbench-group">
      <legend>{legend}</legend>
      <Tools label={legend}>
        <Tool disabled={behind === 0} onClick={time.back}>
          One event back
        </Tool>
        <Tool disabled={ahead === 0} onClick={time.forward}>
          One event forward
        </Tool>
      </Tools>
      <div className="workbench-row">
        <label htmlFor="event">{`Event ${behind} of ${behind + ahead}`}</label>
        <input
          id="event"
          type="range"
          min="0"
          max={behind + ahead}
          value={behind}
          onChange={({ target }) => time.toEvent(Number(target.value))}
        />
      </div>
    </fieldset>
  );
}
