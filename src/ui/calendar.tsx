import { CalendarIcon, ChevronLeftIcon, ChevronRightIcon } from '@navikt/aksel-icons';
import { Button } from '@navikt/ds-react/Button';
import { type ReactNode, useId } from 'react';
import type { IsoDate } from '#domain/dates/calendar.ts';
import { dayByKey, nameOfDay, nameOfMonth, shownByKey } from '#domain/dates/calendar-days.ts';
import { calendarWeeks } from '#domain/dates/calendar-weeks.ts';
import { type DateWindow, isWithin } from '#domain/dates/date-window.ts';

interface CalendarProps {
  readonly isOpen: boolean;
  /** The day that the arrow keys start from; its month is shown. */
  readonly day: IsoDate;
  /** The day that the field holds; null for none. */
  readonly chosen: IsoDate | null;
  readonly window: DateWindow;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  /** Called with a key of the ARIA date-picker pattern. */
  readonly onKey: (key: string, shift: boolean) => void;
  readonly onChoose: (day: IsoDate) => void;
}

const weekdays = ['mandag', 'tirsdag', 'onsdag', 'torsdag', 'fredag', 'lørdag', 'søndag'];

/** Focuses the day when it changes, unless focus is on one of the buttons that change the month. */
function focusDay(day: HTMLButtonElement | null) {
  const focused = day?.ownerDocument.activeElement;
  if (!focused?.closest('.calendar__months')) day?.focus();
}

const focusOpener = (part: Element) =>
  part.closest('.date-picker')?.querySelector<HTMLButtonElement>('.date-picker__opener')?.focus();

/** A button and the calendar that it opens (ARIA date-picker pattern). Controlled component. */
export function Calendar(props: CalendarProps) {
  const { isOpen, day, chosen, window, onOpen, onClose, onKey, onChoose } = props;
  const monthId = useId();
  const turn = (label: string, key: 'PageUp' | 'PageDown', icon: ReactNode) => (
    <Button
      type="button"
      variant="tertiary"
      size="small"
      icon={icon}
      aria-label={label}
      aria-disabled={shownByKey(window, day, key, false) === null}
      onClick={() => onKey(key, false)}
    />
  );
  return (
    <div
      className="date-picker"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (isOpen && !currentTarget.contains(relatedTarget)) onClose();
      }}
      onKeyDown={(event) => {
        if (!isOpen || event.key !== 'Escape') return;
        // A dialog around the calendar stays open.
        event.preventDefault();
        focusOpener(event.currentTarget);
        onClose();
      }}
    >
      <Button
        type="button"
        variant="secondary"
        className="date-picker__opener"
        icon={<CalendarIcon title="Velg dato" />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={isOpen ? onClose : onOpen}
      />
      {isOpen && (
        // Can have focus, so that a press between the days does not move focus out and close the calendar.
        <div role="dialog" aria-label="Velg dato" className="calendar" tabIndex={-1}>
          <div className="calendar__months">
            {turn('Forrige måned', 'PageUp', <ChevronLeftIcon aria-hidden />)}
            <p id={monthId} aria-live="polite">
              {nameOfMonth(day)}
            </p>
            {turn('Neste måned', 'PageDown', <ChevronRightIcon aria-hidden />)}
          </div>
          <table role="grid" aria-labelledby={monthId}>
            <thead>
              <tr>
                {weekdays.map((weekday) => (
                  <th key={weekday} scope="col" abbr={weekday}>
                    {weekday.slice(0, 2)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {calendarWeeks(day).map((week) => (
                <tr key={week[0]}>
                  {week.map((shown) => (
                    <td key={shown} role="gridcell" aria-selected={shown === chosen}>
                      <button
                        type="button"
                        className="calendar__day"
                        ref={shown === day ? focusDay : null}
                        tabIndex={shown === day ? 0 : -1}
                        aria-label={nameOfDay(shown, window)}
                        aria-disabled={!isWithin(window, shown)}
                        data-outside={shown.slice(0, 7) !== day.slice(0, 7)}
                        onKeyDown={(event) => {
                          if (dayByKey(shown, event.key, event.shiftKey) === null) return;
                          event.preventDefault();
                          onKey(event.key, event.shiftKey);
                        }}
                        onClick={(event) => {
                          if (!isWithin(window, shown)) return;
                          focusOpener(event.currentTarget);
                          onChoose(shown);
                        }}
                      >
                        {Number(shown.slice(8))}
                      </button>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}
