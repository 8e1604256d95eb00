import { hitsOf } from '#domain/display/search.ts';
import {
  factsOf,
  headingOf,
  isSearchable,
  type ListedEmployee,
  totalText,
} from '#domain/employees/employee-list.ts';
import type { EmployeePolicy } from '#domain/employees/employee-policy.ts';
import { reportLinks } from '#domain/employees/report-links.ts';
import type { Role } from '#domain/person/role.ts';
import type { SiteLink } from '#domain/site/site-link.ts';
import { ActionLinks } from '#ui/action-links.tsx';
import { BackLink } from '#ui/back-link.tsx';
import { CardList } from '#ui/card-list.tsx';
import { Screen } from '#ui/screen.tsx';
import { SearchField } from '#ui/search-field.tsx';

interface EmployeeListProps {
  readonly state: 'shown.still' | 'shown.typing';
  readonly context: {
    readonly site: { readonly claim: SiteLink };
    readonly role: Role | null;
    readonly policy: EmployeePolicy;
    readonly employees: readonly ListedEmployee[];
    readonly form: { readonly searchedName: string };
    readonly open: readonly number[];
    readonly reached: number | null;
  };
  readonly send: (
    event:
      | { type: 'search.changed'; searchedName: string }
      | { type: 'card.toggled'; id: number }
      | { type: 'card.reached'; at: number },
  ) => void;
}

/** The page at `/bm/…/ansattliste` (B2.11, B2.79 to B2.83). */
export function EmployeeList({ state, context, send }: EmployeeListProps) {
  const { site, role, policy, employees, form, open, reached } = context;
  const { searchedName } = form;
  const hits = hitsOf(employees, searchedName);
  const heading = `Ansatte dekket av ${policy.name}`;
  return (
    <Screen heading={heading} back={<BackLink href={policy.href}>Tilbake til forsikringen</BackLink>}>
      <p className="lead">{totalText(employees.length)}</p>
      <ActionLinks
        actions={[
          ...reportLinks({ role, employeeForms: policy.form ? [policy.form] : [] }),
          { text: 'Meld skade', to: site.claim },
        ]}
      />
      {isSearchable(context) && (
        <SearchField
          label="Søk på en ansatt..."
          value={searchedName}
          hitCount={hits.length}
          isStill={state === 'shown.still'}
          onChange={(typed) => send({ type: 'search.changed', searchedName: typed })}
        />
      )}
      {hits.length > 0 && (
        <CardList
          label={heading}
          items={hits}
          headingOf={headingOf}
          isOpen={({ id }) => open.includes(id)}
          reached={reached}
          onReach={(at) => send({ type: 'card.reached', at })}
          onToggle={({ id }) => send({ type: 'card.toggled', id })}
          contentOf={(employee) => <EmployeeFacts employee={employee} />}
        />
      )}
    </Screen>
  );
}

const EmployeeFacts = ({ employee }: { readonly employee: ListedEmployee }) => (
  <dl className="facts">
    {factsOf(employee).map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
