import { maybeUnreadable, notSelfAdministered } from '#domain/employees/errors.ts';
import { missingRight } from '#domain/errors/missing-right.ts';
import { fill } from '#domain/errors/placeholders.ts';
import type { EmployeeFormKind } from '#domain/products/employee-insurance.ts';
import { LinkOut } from '#ui/link-out.tsx';
import { Screen } from '#ui/screen.tsx';

interface NoSelfAdministeredReportProps {
  readonly state: 'notAllowed' | 'notSelfAdministered';
  readonly context: {
    readonly organisation: string;
    readonly forms: readonly EmployeeFormKind[];
    readonly isPartial: boolean;
  };
}

/**
 * Replaces the form if the visitor may not report employees, or if the company has no self-administered insurance that
 * could be read (B6.5, C1.8, C4.4, A8.6).
 */
export function NoSelfAdministeredReport({ state, context }: NoSelfAdministeredReportProps) {
  const { organisation, forms, isPartial } = context;
  const nothing = isPartial ? maybeUnreadable : notSelfAdministered;
  const { text } = state === 'notAllowed' ? missingRight.reportEmployees : nothing;
  return (
    <Screen heading="Inn- og utmelding av ansatte">
      <p className="lead" data-announce>
        {fill(text, { organisation })}
      </p>
      {forms.includes('standard') && (
        <p>
          <LinkOut to={{ url: '#/bm/admin/ansatt-inn-og-utmelding' }}>
            Inn- og utmelding – Andre forsikringer
          </LinkOut>
        </p>
      )}
    </Screen>
  );
}
