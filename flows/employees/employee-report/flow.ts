import { reportEmployee } from '#api/employees/employee-reports.ts';
import { reportDraft, reportOf } from '#domain/employees/employee-report.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { sentAt } from '#flows/engine/sent-at.ts';
import { withToday } from '#flows/engine/with-today.tsx';
import { loadBusinessPoliciesFlow } from '#flows/policies/load-business-policies/flow.ts';
import { loadContactFlow } from '#flows/shared/load-contact/flow.ts';
import { noAccessFlow } from '#flows/shared/no-access/flow.ts';
import { employeeReport } from '#machines/employees/employee-report.ts';
import {
  EmployeeReportFailed,
  EmployeeReportUnknown,
} from '#views/employees/employee-report/employee-report-failed.tsx';
import { EmployeeReportForm } from '#views/employees/employee-report/employee-report-form.tsx';
import { EmployeeReportReceipt } from '#views/employees/employee-report/employee-report-receipt.tsx';
import { NoEmployeeReport } from '#views/employees/employee-report/no-employee-report.tsx';

const DatedForm = withToday(EmployeeReportForm);
const DatedFailed = withToday(EmployeeReportFailed);
const DatedUnknown = withToday(EmployeeReportUnknown);
const DatedReceipt = withToday(EmployeeReportReceipt);

export const employeeReportFlow = defineFlow({
  title: 'Inn- og utmelding av ansatte',
  machine: employeeReport,
  actors: {
    loadBusinessPolicies: loadBusinessPoliciesFlow,
    loadContact: loadContactFlow,
    noAccess: noAccessFlow,
    sendReport: async ({ input: { form, today }, signal }) =>
      sentAt(reportEmployee(reportOf(form, today), signal)),
  },
  views: {
    arriving: { child: 'loadBusinessPolicies' },
    notAllowed: NoEmployeeReport,
    nothingToReport: NoEmployeeReport,
    loadingContact: { child: 'loadContact' },
    noAccess: { child: 'noAccess' },
    'reporting.filling.typing': DatedForm,
    'reporting.filling.rejected': DatedForm,
    'reporting.checking': 'transient',
    'reporting.sending': DatedForm,
    'reporting.failed': DatedFailed,
    'reporting.unknown': DatedUnknown,
    sent: DatedReceipt,
  },
  draft: ({ form, today, contact }, state) => (state === 'sent' ? null : reportDraft(form, today, contact)),
});
