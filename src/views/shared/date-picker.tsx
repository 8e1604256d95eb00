import type { IsoDate } from '#domain/dates/calendar.ts';
import type { DateWindow } from '#domain/dates/date-window.ts';
import { readTypedDate } from '#domain/dates/dates.ts';
import { Calendar } from '#ui/calendar.tsx';

interface DatePickerProps {
  readonly state: 'closed' | 'open';
  readonly context: {
    readonly typed: string;
    readonly window: DateWindow;
    readonly day: IsoDate;
  };
  readonly send: (
    event:
      | { type: 'calendar.opened' | 'calendar.closed' }
      | { type: 'key.pressed'; key: string; shift: boolean }
      | { type: 'day.chosen'; day: IsoDate },
  ) => void;
}

/** The calendar button at the end of every date field. */
export const DatePicker = ({ state, context: { typed, window, day }, send }: DatePickerProps) => (
  <Calendar
    isOpen={state === 'open'}
    day={day}
    chosen={readTypedDate(typed)}
    window={window}
    onOpen={() => send({ type: 'calendar.opened' })}
    onClose={() => send({ type: 'calendar.closed' })}
    onKey={(key, shift) => send({ type: 'key.pressed', key, shift })}
    onChoose={(chosen) => send({ type: 'day.chosen', day: chosen })}
  />
);
