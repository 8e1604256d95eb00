import { reportEmployee } from '#api/employees/employee-reports.ts';
import { getDamageCustomer } from '#api/shared/damage-customer.ts';
import { employeeInsurance } from '#domain/employees/employee-insurance.ts';
import { reportDraft, reportOf } from '#domain/employees/employee-report.ts';
import { readable } from '#domain/shared/wire.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { loadRepresentativeFlow } from '#flows/shared/load-representative/flow.ts';
import { employeeReport } from '#machines/employees/employee-report.ts';
import { EmployeeInsuranceUnavailable } from '#views/employees/employee-insurance-unavailable.tsx';
import { EmployeeReportFailed } from '#views/employees/employee-report/employee-report-failed.tsx';
import { EmployeeReportForm } from '#views/employees/employee-report/employee-report-form.tsx';
import { EmployeeReportReceipt } from '#views/employees/employee-report/employee-report-receipt.tsx';
import { NoEmployeeReport } from '#views/employees/employee-report/no-employee-report.tsx';
import { Waiting } from '#views/shared/waiting.tsx';

export const employeeReportFlow = defineFlow({
  title: 'Inn- og utmelding av ansatte',
  machine: employeeReport,
  actors: {
    loadRepresentative: loadRepresentativeFlow,
    loadInsurance: async () => employeeInsurance(readable((await getDamageCustomer()).forsikringer)),
    sendReport: async ({ input: { form, today }, signal }) => reportEmployee(reportOf(form, today), signal),
  },
  views: {
    arriving: { child: 'loadRepresentative' },
    notAllowed: NoEmployeeReport,
    loading: Waiting,
    unavailable: EmployeeInsuranceUnavailable,
    refused: EmployeeInsuranceUnavailable,
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
