import { employeeInsuranceNotice } from '#domain/employees/employee-insurance-notice.ts';
import type { ReportSite } from '#domain/employees/report-site.ts';
import { ErrorScreen, type FailureProps } from '#ui/error-screen.tsx';

interface EmployeeInsuranceUnavailableProps {
  readonly context: FailureProps['context'] & { readonly site: ReportSite; readonly organisation: string };
  readonly send: FailureProps['send'];
}

/** The company's insurance could not be loaded, or the server refused to show it. */
export const EmployeeInsuranceUnavailable = ({ context, send }: EmployeeInsuranceUnavailableProps) => (
  <ErrorScreen
    notice={employeeInsuranceNotice(context.error, context.organisation, context.site.phone)}
    error={context.error}
    onRetry={() => send({ type: 'retried' })}
  />
);
