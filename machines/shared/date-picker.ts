import { assign, emit, setup } from 'xstate';
import type { IsoDate } from '#domain/dates/calendar.ts';
import { dayToOpenOn, shownByKey } from '#domain/dates/calendar-days.ts';
import { type DateWindow, isWithin } from '#domain/dates/date-window.ts';
import { formatDate } from '#domain/dates/format-date.ts';

export interface DatePickerInput {
  /** The field's value. */
  readonly typed: string;
  /** The days that can be chosen. */
  readonly window: DateWindow;
}

/** The calendar beside a date field; the date can also be typed (A9.11). */
export const datePicker = setup({
  types: {
    context: {} as DatePickerInput & {
      /** The day that the arrow keys start from; its month is shown. */
      day: IsoDate;
    },
    events: {} as
      | { type: 'field.updated'; typed: string }
      | { type: 'calendar.opened' }
      | { type: 'key.pressed'; key: string; shift: boolean }
      | { type: 'day.chosen'; day: IsoDate }
      | { type: 'calendar.closed' },
    emitted: {} as { type: 'date.chosen'; typed: string },
    input: {} as DatePickerInput,
  },
  guards: {
    movesDay: ({ context: { window, day } }, { key, shift }: { key: string; shift: boolean }) =>
      shownByKey(window, day, key, shift) !== null,
    isAllowed: ({ context }, { day }: { day: IsoDate }) => isWithin(context.window, day),
  },
}).createMachine({
  id: 'date-picker',
  description: 'The visitor chooses a day in a calendar instead of typing it.',
  context: ({ input }) => ({ ...input, day: input.window.from }),
  initial: 'closed',
  on: {
    'field.updated': { target: '.closed', actions: assign({ typed: ({ event }) => event.typed }) },
  },
  states: {
    closed: {
      description: 'The calendar is closed; its button is beside the field.',
      on: {
        'calendar.opened': {
          target: 'open',
          actions: assign({ day: ({ context }) => dayToOpenOn(context.typed, context.window) }),
        },
      },
    },
    open: {
      description: 'The calendar shows six weeks; days outside the window cannot be chosen.',
      on: {
        'key.pressed': {
          guard: { type: 'movesDay', params: ({ event }) => event },
          actions: assign({
            day: ({ context: { window, day }, event: { key, shift } }) =>
              shownByKey(window, day, key, shift) ?? day,
          }),
        },
        'day.chosen': {
          guard: { type: 'isAllowed', params: ({ event }) => event },
          target: 'closed',
          actions: [
            assign({ typed: ({ event }) => formatDate(event.day) }),
            emit(({ context }) => ({ type: 'date.chosen', typed: context.typed })),
          ],
        },
        'calendar.closed': 'closed',
      },
    },
  },
});
