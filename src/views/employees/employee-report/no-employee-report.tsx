import { maybeUnreadable, nothingToReport } from '#domain/employees/errors.ts';
import type { EmployeeInsurance } from '#domain/employees/reportable-insurance.ts';
import { missingRight } from '#domain/errors/missing-right.ts';
import { fill } from '#domain/errors/placeholders.ts';
import { LinkOut } from '#ui/link-out.tsx';
import { Screen } from '#ui/screen.tsx';

interface NoEmployeeReportProps {
  readonly state: 'notAllowed' | 'nothingToReport';
  readonly context: {
    readonly organisation: string;
    readonly insurance: EmployeeInsurance;
  };
}

/**
 * Replaces the form if the visitor may not report employees, or if no active insurance of the company that could be read
 * uses the form (B6.5, C1.8, C4.5, A8.6).
 */
export const NoEmployeeReport = ({ state, context }: NoEmployeeReportProps) => {
  const { organisation, insurance } = context;
  const nothing = insurance.isPartial ? maybeUnreadable : nothingToReport;
  const { text } = state === 'notAllowed' ? missingRight.reportEmployees : nothing;
  return (
    <Screen heading="Inn- og utmelding av ansatte">
      <p className="lead" data-announce>
        {fill(text, { organisation })}
      </p>
      {insurance.isSelfAdministered && (
        <p>
          <LinkOut to={{ url: '#/bm/admin/selvadministrert-inn-og-utmelding' }}>
            Inn- og utmelding for selvadministrert personalforsikring
          </LinkOut>
        </p>
      )}
    </Screen>
  );
};
