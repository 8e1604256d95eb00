import { type EmployeeRow, mayDeleteRow } from '#domain/employees/employee-rows.ts';
import {
  checkSelfAdministered,
  type SelfAdministeredTyped,
} from '#domain/employees/self-administered-form.ts';
import { employeeReportCases } from '#flows/employees/employee-report/cases.ts';
import { changesOf, defineCases } from '#flows/engine/walk/cases.ts';
import { allowed, notAllowed } from '#flows/fixtures/business-policies.ts';
import { contacts } from '#flows/fixtures/contacts.ts';
import { noRole } from '#flows/fixtures/no-role.ts';
import { selfAdministeredReportFlow } from './flow.ts';

const texts = {
  innOrUtmelding: 'Innmelding',
  startDate: '01.12.2026',
  telefonnummer: '912 34 567',
  epost: 'astrid@snekkeri.example',
};
const row: EmployeeRow = { id: '1', fodselsar: '1985', kjonn: 'Kvinne' };

/** A valid report in, with one row. */
export const filledSelfAdministered: SelfAdministeredTyped = {
  ...texts,
  arbeidsdyktig: true,
  ansatteInformasjon: [row],
};

export const selfAdministeredReportCases = defineCases(selfAdministeredReportFlow, {
  input: {
    site: employeeReportCases.input.site,
    today: '2026-11-21',
    draft: null,
  },
  events: {
    // The changes are in the moves below: the first fills in a valid form, the second makes it a report out.
    'field.changed': [],
    'row.changed': [],
    'row.added': [{}],
    'row.removed': [{ index: 0 }],
    'paste.requested': [{}],
    submitted: [{ today: '2026-11-21' }],
    retried: [{ today: '2026-11-21' }],
    'form.requested': [{}],
    'another.requested': [{ today: '2026-11-21' }],
  },
  moves: {
    'fills in the form': [
      ...changesOf(texts),
      { type: 'field.changed', field: 'arbeidsdyktig', value: filledSelfAdministered.arbeidsdyktig },
      { type: 'row.changed', index: 0, field: 'fodselsar', value: row.fodselsar },
      { type: 'row.changed', index: 0, field: 'kjonn', value: row.kjonn },
    ],
    'chooses a report out': changesOf({ innOrUtmelding: 'Utmelding' }),
  },
  actors: {
    noAccess: {},
    loadContact: contacts,
    loadBusinessPolicies: {
      ...notAllowed,
      'with self-administered insurance': allowed('self-administered insurance'),
      'with other insurance of employees': allowed('another insurance of employees'),
      'without insurance of employees': allowed('no insurance of employees'),
      'only unreadable insurance': allowed('only unreadable insurance'),
      'no customer': allowed(null),
    },
    pasteEmployees: {
      accepted: [
        { id: '2', fodselsar: '1985', kjonn: 'Kvinne' },
        { id: '3', fodselsar: '1990', kjonn: 'Mann' },
      ],
      cancelled: null,
    },
    reportSelfAdministered: {
      operation: 'reportSelfAdministered',
      done: { sent: { status: 204 } },
      failed: { 'internal error': { status: 500 }, 'no role': noRole },
    },
  },
  endedByVisitor: ['noAccess'],
  matters: ({ organisation, forms, isPartial, form, today, pastedCount }) => ({
    organisation,
    forms,
    isPartial,
    isValid: checkSelfAdministered(form, today).ok,
    pastedCount,
    mayDelete: mayDeleteRow(form.ansatteInformasjon),
  }),
});
