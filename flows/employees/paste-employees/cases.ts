import { mayDeleteRow } from '#domain/employees/employee-rows.ts';
import { faultyRows, readPasted } from '#domain/employees/pasted-employees.ts';
import { defineCases } from '#flows/engine/walk/cases.ts';
import { pasteEmployeesFlow } from './flow.ts';

const today = '2026-11-21';

const pastes = (text: string) => [{ type: 'text.changed', text, pasted: readPasted(text, today) }] as const;

export const pasteEmployeesCases = defineCases(pasteEmployeesFlow, {
  input: { today },
  events: {
    // Sent only by the moves below.
    'text.changed': [],
    'row.changed': [],
    'text.read': [{}],
    'text.requested': [{}],
    'row.removed': [{ index: 0 }],
    accepted: [{}],
    cancelled: [{}],
  },
  moves: {
    'pastes valid rows': pastes('Navn\tKjønn\tFødselsår\nFrida Vik\tKvinne\t1985\nOdd Lie\tMann\t1990\n'),
    'pastes a row with errors': pastes('1985\tKvinne\n2031\t\n1990\tMann'),
    'mends the row': [
      { type: 'row.changed', index: 1, field: 'fodselsar', value: '2001' },
      { type: 'row.changed', index: 1, field: 'kjonn', value: 'Mann' },
    ],
  },
  actors: {},
  matters: ({ form: { ansatteInformasjon: rows }, pasted, today }) => [
    pasted?.ok && pasted.faulty,
    rows.length,
    mayDeleteRow(rows),
    faultyRows(rows, today),
  ],
});
