import { dayToOpenOn, nameOfMonth } from '#domain/dates/calendar-days.ts';
import { defineCases } from '#flows/engine/walk/cases.ts';
import { datePickerFlow } from './flow.ts';

export const datePickerCases = defineCases(datePickerFlow, {
  input: { typed: '21.11.2026', window: { from: '2026-11-21', to: '2026-12-21' } },
  events: {
    'field.updated': [{ typed: '21.12.2026' }, { typed: '22.12.2026' }],
    'calendar.opened': [{}],
    'key.pressed': [
      { key: 'ArrowRight', shift: false },
      { key: 'PageUp', shift: false },
      { key: 'PageDown', shift: false },
    ],
    // The six weeks shown for November and for December both contain this day.
    'day.chosen': [{ day: '2026-12-01' }],
    'calendar.closed': [{}],
  },
  actors: {},
  matters: ({ day, typed, window }) => [nameOfMonth(day), nameOfMonth(dayToOpenOn(typed, window))],
});
