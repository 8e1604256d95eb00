import { reportEmployee } from '#api/employees/employee-reports.ts';
import { getDamageCustomer } from '#api/shared/damage-customer.ts';
import { employeeInsurance } from '#domain/employees/employee-insurance.ts';
import { reportDraft, reportOf } from '#domain/employees/employee-report.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { noAccessFlow } from '#flows/overview/no-access/flow.ts';
import { loadRepresentativeFlow } from '#flows/shared/load-representative/flow.ts';
import { employeeReport } from '#machines/employees/employee-report.ts';
import { EmployeeReportFailed } from '#views/employees/employee-report/employee-report-failed.tsx';
import { EmployeeReportForm } from '#views/employees/employee-report/employee-report-form.tsx';
import { EmployeeReportReceipt } from '#views/employees/employee-report/employee-report-receipt.tsx';
import { NoEmployeeReport } from '#views/employees/employee-report/no-employee-report.tsx';
import { PoliciesUnavailable } from '#views/policies/policies-unavailable.tsx';
import { Waiting } from '#views/shared/waiting.tsx';

export const employeeReportFlow = defineFlow({
  title: 'Inn- og utmelding av ansatte',
  machine: employeeReport,
  actors: {
    loadRepresentative: loadRepresentativeFlow,
    noAccess: noAccessFlow,
    loadInsurance: async () => employeeInsurance((await getDamageCustomer()).forsikringer),
    sendReport: async ({ input: { form, today }, signal }) => reportEmployee(reportOf(form, today), signal),
  },
  views: {
    arriving: { child: 'loadRepresentative' },
    noAccess: { child: 'noAccess' },
    notAllowed: NoEmployeeReport,
    loading: Waiting,
    unavailable: PoliciesUnavailable,
    refused: PoliciesUnavailable,
    nothingToReport: NoEmployeeReport,
    'reporting.editing.filling': EmployeeReportForm,
    'reporting.editing.rejected': EmployeeReportForm,
    'reporting.sending': EmployeeReportForm,
    'reporting.failed': EmployeeReportFailed,
    'reporting.unknown': EmployeeReportFailed,
    receipt: EmployeeReportReceipt,
  },
  draft: ({ form, today }, state) => (state === 'receipt' ? null : reportDraft(form, today)),
});
