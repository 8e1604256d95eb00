import { assign, emit, setup } from 'xstate';
import type { IsoDate } from '#domain/dates/calendar.ts';
import { dayToOpenOn, isMonthShown } from '#domain/dates/calendar-days.ts';
import { type DateWindow, isWithin } from '#domain/dates/dates.ts';

export interface DatePickerInput {
  /** What the field holds. */
  readonly typed: string;
  /** The days that can be chosen. */
  readonly window: DateWindow;
}

/** Beside a date field, which is typed into as well (A9.11). */
export const datePicker = setup({
  types: {
    context: {} as DatePickerInput & {
      /** The day that the arrow keys start from; its month is shown. */
      day: IsoDate;
    },
    events: {} as
      | { type: 'typed.changed'; typed: string }
      | { type: 'calendar.opened' }
      | { type: 'day.reached'; day: IsoDate }
      | { type: 'day.chosen'; day: IsoDate }
      | { type: 'calendar.closed' },
    emitted: {} as { type: 'date.chosen'; day: IsoDate },
    input: {} as DatePickerInput,
  },
  guards: {
    isShown: ({ context }, { day }: { day: IsoDate }) => isMonthShown(context.window, day),
    isAllowed: ({ context }, { day }: { day: IsoDate }) => isWithin(context.window, day),
  },
}).createMachine({
  id: 'date-picker',
  description: 'The customer finds a day in a calendar instead of typing it.',
  context: ({ input }) => ({ ...input, day: input.window.from }),
  initial: 'closed',
  on: {
    'typed.changed': { target: '.closed', actions: assign({ typed: ({ event }) => event.typed }) },
  },
  states: {
    closed: {
      description: 'The button beside the field.',
      on: {
        'calendar.opened': {
          target: 'open',
          actions: assign({ day: ({ context }) => dayToOpenOn(context.typed, context.window) }),
        },
      },
    },
    open: {
      description: 'Six weeks of one month; days outside the window cannot be chosen.',
      on: {
        'day.reached': {
          guard: { type: 'isShown', params: ({ event }) => event },
          actions: assign({ day: ({ event }) => event.day }),
        },
        'day.chosen': {
          guard: { type: 'isAllowed', params: ({ event }) => event },
          target: 'closed',
          actions: emit(({ event }) => ({ type: 'date.chosen', day: event.day })),
        },
        'calendar.closed': 'closed',
      },
    },
  },
});
