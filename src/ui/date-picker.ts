import { type ComponentType, createContext } from 'react';
import type { DateWindow } from '#domain/dates/date-window.ts';

export interface DatePickerProps {
  /** The text in the field. */
  readonly typed: string;
  /** The days that can be chosen. */
  readonly window: DateWindow;
  /** Called with the day in the format of the field. */
  readonly onChoose: (typed: string) => void;
}

/** The component of the calendar beside a date field; null if the page provides none. */
export const DatePickerContext = createContext<ComponentType<DatePickerProps> | null>(null);
