// Generated from machines/shared/date-picker.ts by `npm run docs`; do not edit. It is JavaScript: the types are removed.
// To open the chart in Stately Studio (https://stately.ai/docs/import-from-code):
// 1. Open a project in https://stately.ai/editor, and create a new machine in its list of machines:
//    an import overwrites the machine that is open.
// 2. Open the Code panel and choose Import, or choose Machine > Import in the menu of the editor.
// 3. Paste this whole file, and choose Import.
// The rules that the chart uses are included, packages are imported; the chart itself is last.
// Its calls and child flows never end.
import { assign, emit, setup } from "xstate";
import { DateTime } from "luxon";
// src/domain/dates/calendar-weeks.ts
var oneDay = 864e5;
function calendarWeeks(day) {
  const [month] = /^\d{4}-\d\d/.exec(day) ?? [];
  const first = Date.parse(`${month}-01T00:00:00Z`);
  if (Number.isNaN(first)) return [];
  const sinceMonday = (new Date(first).getUTCDay() + 6) % 7;
  const shown = (days) => new Date(first + (days - sinceMonday) * oneDay).toISOString().slice(0, 10);
  return [
    0,
    7,
    14,
    21,
    28,
    35
  ].map((monday) => [
    0,
    1,
    2,
    3,
    4,
    5,
    6
  ].map((at) => shown(monday + at)));
}
// src/domain/dates/calendar.ts
function isoDate(year, month, day) {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  return date.toISOString().slice(0, 10);
}
// src/domain/dates/format-date.ts
var oslo$1 = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Oslo" });
var todayAt = (now) => oslo$1.format(now);
var pattern = /^(\d{4})-(\d\d)-(\d\d)(?:T[\d:.]+(Z|[+-]\d\d:?\d\d)?)?$/;
function dayOf(text) {
  const [, year, month, day, zone] = pattern.exec(text) ?? [];
  if (zone === void 0) return isoDate(Number(year), Number(month), Number(day));
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? null : todayAt(instant);
}
var formatDate = (text) => dayOf(text)?.split("-").reverse().join(".") ?? text;
// src/domain/dates/dates.ts
var oslo = {
  zone: "Europe/Oslo",
  locale: "nb"
};
var iso = (date) => date.isValid ? date.toFormat("yyyy-MM-dd") : null;
var read = (date) => /^\d{4}-\d\d-\d\d/.test(date) ? DateTime.fromISO(date, oslo) : DateTime.invalid("no day");
var plus = (date, span) => iso(read(date).plus(span));
var isWithin = ({ from, to }, date) => from <= date && date <= to;
var readTypedDate = (typed) => iso(DateTime.fromFormat(typed.trim().replace(/[/\s-]/g, "."), "dd.MM.yyyy", oslo));
// src/domain/dates/calendar-days.ts
var spans = new Map([
  ["ArrowLeft", { days: -1 }],
  ["ArrowRight", { days: 1 }],
  ["ArrowUp", { days: -7 }],
  ["ArrowDown", { days: 7 }],
  ["PageUp", { months: -1 }],
  ["PageDown", { months: 1 }],
  ["Shift+PageUp", { years: -1 }],
  ["Shift+PageDown", { years: 1 }]
]);
function dayByKey(day, key, shift) {
  const week = calendarWeeks(day).find((days) => days.includes(day));
  if (key === "Home") return week?.at(0) ?? null;
  if (key === "End") return week?.at(-1) ?? null;
  const span = spans.get(shift && key.startsWith("Page") ? `Shift+${key}` : key);
  return span ? plus(day, span) : null;
}
var monthOf = (day) => day.slice(0, 7);
var isMonthShown = ({ from, to }, day) => isWithin({
  from: monthOf(from),
  to: monthOf(to)
}, monthOf(day));
function shownByKey(window, day, key, shift) {
  const reached = dayByKey(day, key, shift);
  return reached !== null && isMonthShown(window, reached) ? reached : null;
}
function dayToOpenOn(typed, window) {
  const day = readTypedDate(typed);
  return day !== null && isWithin(window, day) ? day : window.from;
}
new Intl.DateTimeFormat("nb-NO", {
  dateStyle: "full",
  timeZone: "UTC"
});
new Intl.DateTimeFormat("nb-NO", {
  month: "long",
  year: "numeric",
  timeZone: "UTC"
});
// machines/shared/date-picker.ts
var datePicker = setup({
  types: {
    context: {},
    events: {},
    emitted: {},
    input: {}
  },
  guards: {
    movesDay: ({ context: { window, day } }, { key, shift }) => shownByKey(window, day, key, shift) !== null,
    isAllowed: ({ context }, { day }) => isWithin(context.window, day)
  }
}).createMachine({
  id: "date-picker",
  description: "The customer chooses a day in a calendar instead of typing it.",
  context: ({ input }) => ({
    ...input,
    day: input.window.from
  }),
  initial: "closed",
  on: { "field.updated": {
    target: ".closed",
    actions: assign({ typed: ({ event }) => event.typed })
  } },
  states: {
    closed: {
      description: "The calendar is closed; its button is beside the field.",
      on: { "calendar.opened": {
        target: "open",
        actions: assign({ day: ({ context }) => dayToOpenOn(context.typed, context.window) })
      } }
    },
    open: {
      description: "The calendar shows six weeks; days outside the window cannot be chosen.",
      on: {
        "key.pressed": {
          guard: {
            type: "movesDay",
            params: ({ event }) => event
          },
          actions: assign({ day: ({ context: { window, day }, event: { key, shift } }) => shownByKey(window, day, key, shift) ?? day })
        },
        "day.chosen": {
          guard: {
            type: "isAllowed",
            params: ({ event }) => event
          },
          target: "closed",
          actions: [assign({ typed: ({ event }) => formatDate(event.day) }), emit(({ context }) => ({
            type: "date.chosen",
            typed: context.typed
          }))]
        },
        "calendar.closed": "closed"
      }
    }
  }
});
export { datePicker };
