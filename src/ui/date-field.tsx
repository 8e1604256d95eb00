import { BodyShort, ErrorMessage, Label } from '@navikt/ds-react/Typography';
import { useContext } from 'react';
import type { DateWindow } from '#domain/dates/date-window.ts';
import { DatePickerContext } from './date-picker.ts';

interface DateFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
  /** The days that the calendar offers; the form validates what is typed. */
  readonly window: DateWindow;
}

/**
 * A date that is typed or chosen in a calendar (A9.11, B5.12). Aksel's date picker is not used, because it keeps its
 * state in React and not in a chart (0027).
 */
export function DateField({ id, label, value, onChange, error, window }: DateFieldProps) {
  const DatePicker = useContext(DatePickerContext);
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  return (
    <div className={`date-field aksel-form-field ${error ? 'aksel-text-field--error' : ''}`}>
      <Label htmlFor={id}>{label}</Label>
      <BodyShort as="div" id={hintId} className="aksel-form-field__description">
        Skriv datoen som dd.mm.åååå
      </BodyShort>
      <div className="date-field__row">
        <input
          id={id}
          // Wide enough for a date (dd.mm.åååå).
          size={11}
          className="aksel-text-field__input aksel-body-short"
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${hintId} ${errorId}` : hintId}
        />
        {DatePicker && <DatePicker typed={value} window={window} onChoose={onChange} />}
      </div>
      {error && (
        <ErrorMessage id={errorId} showIcon>
          {error}
        </ErrorMessage>
      )}
    </div>
  );
}
