import { mayDeleteRow } from '#domain/employees/employee-rows.ts';
import { checkSelfAdministered } from '#domain/employees/self-administered-form.ts';
import { employeeReportCases } from '#flows/employees/employee-report/cases.ts';
import { defineCases } from '#flows/engine/walk/cases.ts';
import { car, customer } from '#flows/overview/private-landing/cases.ts';
import { representatives } from '#flows/shared/load-representative/cases.ts';
import { selfAdministeredReportFlow } from './flow.ts';

const insured = (...policies: readonly object[]) => ({
  status: 200,
  body: { ...customer, forsikringer: policies.map((policy) => ({ ...car, ...policy })) },
});

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
    submitted: [{}],
    retried: [{}],
    'form.requested': [{}],
    'another.requested': [{}],
  },
  moves: {
    'fills in the form': [
      { type: 'field.changed', field: 'innOrUtmelding', value: 'Innmelding' },
      { type: 'field.changed', field: 'startDate', value: '01.12.2026' },
      { type: 'row.changed', index: 0, field: 'fodselsar', value: '1985' },
      { type: 'row.changed', index: 0, field: 'kjonn', value: 'Kvinne' },
      { type: 'field.changed', field: 'arbeidsdyktig', value: true },
      { type: 'field.changed', field: 'telefonnummer', value: '912 34 567' },
      { type: 'field.changed', field: 'epost', value: 'astrid@snekkeri.example' },
    ],
    'chooses a report out': [{ type: 'field.changed', field: 'innOrUtmelding', value: 'Utmelding' }],
  },
  actors: {
    loadRepresentative: representatives,
    noAccess: {},
    loadForms: {
      operation: 'getDamageCustomer',
      done: {
        'with self-administered insurance': insured({ produkt: 'N17', selvadministrert: true }),
        'with other insurance of employees': insured({ produkt: 'N20' }),
        'without insurance of employees': insured({ produkt: 'N07' }),
        'only unreadable insurance': { status: 200, body: { ...customer, forsikringer: [null] } },
      },
      failed: { 'internal error': { status: 500 } },
    },
    reportSelfAdministered: {
      operation: 'reportSelfAdministered',
      done: { sent: { status: 204 } },
      failed: { 'internal error': { status: 500 } },
    },
  },
  endedByVisitor: ['noAccess'],
  matters: ({ organisation, forms, isPartial, form, today }) => ({
    organisation,
    forms,
    isPartial,
    isValid: checkSelfAdministered(form, today).ok,
    mayDelete: mayDeleteRow(form.ansatteInformasjon),
  }),
});
