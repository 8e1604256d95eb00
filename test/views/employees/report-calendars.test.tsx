import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { employeeReportCases, filledReport } from '#flows/employees/employee-report/cases.ts';
import { filledSelfAdministered } from '#flows/employees/self-administered-report/cases.ts';
import { DatePickerContext, type DatePickerProps } from '#ui/date-picker.ts';
import { EmployeeReportForm } from '#views/employees/employee-report/employee-report-form.tsx';
import { SelfAdministeredForm } from '#views/employees/self-administered-report/self-administered-form.tsx';

const { site } = employeeReportCases.input;
const page = { site, today: '2026-11-21', organisation: 'Fjordglimt Snekkeri AS' };
const send = () => {};

const standard = (
  <EmployeeReportForm
    state="reporting.filling.typing"
    context={{
      ...page,
      insurance: { reportable: [], isSelfAdministered: true, isPartial: false },
      form: filledReport,
      submittedFields: [],
    }}
    send={send}
  />
);

const selfAdministered = (
  <SelfAdministeredForm
    state="filling.typing"
    context={{
      ...page,
      form: filledSelfAdministered,
      submitted: { registration: '', rows: [] },
      addedRow: null,
      pastedCount: null,
    }}
    send={send}
  />
);

/** Stands in for the calendar, and shows the days that it would offer. */
const Offered = ({ window: { from, to } }: DatePickerProps) => <output>{`${from} to ${to}`}</output>;

/** The days that each calendar of a form would offer. */
const offeredDays = (form: ReactElement): readonly (string | undefined)[] =>
  [
    ...renderToStaticMarkup(<DatePickerContext value={Offered}>{form}</DatePickerContext>).matchAll(
      /<output>(.*?)<\/output>/g,
    ),
  ].map(([, days]) => days);

test.each([
  ['the report of an employee', standard],
  ['the report of self-administered insurance', selfAdministered],
])('the calendar of %s offers today and one month ahead (B5.11, B9.2)', (_, form) => {
  expect(offeredDays(form)).toEqual(['2026-11-21 to 2026-12-21']);
});
