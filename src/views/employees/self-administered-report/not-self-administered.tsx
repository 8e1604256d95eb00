import type { EmployeeForm } from '#domain/employees/employee-insurance.ts';
import { notSelfAdministered } from '#domain/errors/forms.ts';
import { fill } from '#domain/errors/placeholders.ts';
import type { SiteLink } from '#domain/site/site-link.ts';
import { LinkOut } from '#ui/link-out.tsx';
import { Screen } from '#ui/screen.tsx';

interface NotSelfAdministeredProps {
  readonly context: {
    readonly overview: SiteLink;
    readonly organisation: string;
    readonly forms: readonly EmployeeForm[];
  };
}

/** The form is for an insurance that the company does not have; it may need the other form (C4.4, B6.5). */
export function NotSelfAdministered({ context }: NotSelfAdministeredProps) {
  const { overview, organisation, forms } = context;
  return (
    <Screen heading="Inn- og utmelding av ansatte">
      <p className="lead" data-announce>
        {fill(notSelfAdministered.text, { organisation })}
      </p>
      {forms.includes('standard') && (
        <p>
          <LinkOut to={{ url: '#/bm/admin/ansatt-inn-og-utmelding' }}>
            Meld inn eller ut ansatte i de andre forsikringene
          </LinkOut>
        </p>
      )}
      <p>
        <LinkOut to={overview}>Tilbake til oversikten</LinkOut>
      </p>
    </Screen>
  );
}
