import { nameOfMonth } from '#domain/dates/calendar-days.ts';
import { defineScript } from '#flows/engine/walk/script.ts';
import { datePickerFlow } from './flow.ts';

export const datePickerScript = defineScript(datePickerFlow, {
  does: {
    'typed.changed': (driver, { typed }) => driver.type('Gjelder fra', typed),
    'calendar.opened': (driver) => driver.press('Velg dato'),
    'key.pressed': (driver, { key }) => driver.key(key),
    'day.chosen': (driver) => driver.press('tirsdag 1. desember 2026'),
    'calendar.closed': (driver) => driver.key('Escape'),
  },
  sees: {
    closed: (driver) => driver.seesNot('november 2026', 'desember 2026'),
    open: (driver, { day }) => driver.sees(nameOfMonth(day)),
  },
});
