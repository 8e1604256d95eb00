import { defineScript } from '#flows/engine/walk/script.ts';
import { datePickerFlow } from './flow.ts';

export const datePickerScript = defineScript(datePickerFlow, {
  does: {
    'field.updated': (driver, { typed }) => driver.type('Gjelder fra', typed),
    'calendar.opened': (driver) => driver.press('Velg dato'),
    'key.pressed': (driver, { key }) => driver.pressKey(key),
    'day.chosen': (driver) => driver.press('tirsdag 1. desember 2026'),
    'calendar.closed': (driver) => driver.pressKey('Escape'),
  },
  sees: {
    closed: (driver) => driver.seesNot('november 2026', 'desember 2026'),
    open: (driver, { day }) => driver.sees(day < '2026-12-01' ? 'november 2026' : 'desember 2026'),
  },
});
