import { type ComponentType, createContext } from 'react';
import type { DateWindow } from '#domain/dates/dates.ts';

export interface DatePickerProps {
  /** What the field holds. */
  readonly typed: string;
  /** The days that can be chosen. */
  readonly window: DateWindow;
  /** With the day as it would be typed. */
  readonly onChoose: (typed: string) => void;
}

/** The calendar beside a date field; null if the page has none, or not yet. */
export const DatePickerContext = createContext<ComponentType<DatePickerProps> | null>(null);
