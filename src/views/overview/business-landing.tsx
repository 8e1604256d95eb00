import { Link } from '@navikt/ds-react/Link';
import { Tag } from '@navikt/ds-react/Tag';
import { Heading } from '@navikt/ds-react/Typography';
import type { ReactNode } from 'react';
import { formatKroner } from '#domain/display/amounts.ts';
import type { ApiError } from '#domain/errors/api-error.ts';
import {
  type BusinessRow,
  businessNotice,
  businessRows,
  isPartial,
  isPartlyMissing,
  lostSessionIn,
} from '#domain/overview/business.ts';
import { type SortColumn, type Sorting, sortRows } from '#domain/overview/business-order.ts';
import { warnsDamageCustomer } from '#domain/overview/direct-debit-warning.ts';
import { directDebitTakesTime } from '#domain/overview/errors.ts';
import type { LandingDamage } from '#domain/overview/landing-customers.ts';
import type { LandingSite } from '#domain/overview/landing-site.ts';
import { businessActions, businessMenu } from '#domain/overview/menu.ts';
import { overviewTotal } from '#domain/overview/overview-total.ts';
import type { Role } from '#domain/person/role.ts';
import { partlyMissing } from '#domain/policies/errors.ts';
import { companyForms } from '#domain/products/employee-insurance.ts';
import { adviserOf } from '#domain/shared/adviser.ts';
import type { Settled } from '#domain/site/settled.ts';
import { ActionLinks } from '#ui/action-links.tsx';
import { LinkOut } from '#ui/link-out.tsx';
import { Notice } from '#ui/notice.tsx';
import { Section } from '#ui/section.tsx';
import { AdviserCard } from '#views/shared/adviser-card.tsx';
import { LostSession } from './lost-session.tsx';
import { MissingPolicies } from './missing-policies.tsx';
import { SideMenu } from './side-menu.tsx';

interface BusinessLandingProps {
  readonly context: {
    readonly site: LandingSite;
    readonly organisation: string;
    readonly role: Role | null;
    readonly roleError: ApiError | null;
    readonly damage: Settled<LandingDamage> | null;
    readonly sorting: Sorting | null;
  };
  readonly send: (
    event: { type: 'reload.requested' } | { type: 'column.pressed'; column: SortColumn },
  ) => void;
}

/** A company's policies and links (A2.31, A2.32). */
export function BusinessLanding({ context, send }: BusinessLandingProps) {
  const { site, organisation, role, damage, sorting } = context;
  const notice = businessNotice(context);
  const lost = lostSessionIn(context);
  const customer = damage?.value ?? null;
  return (
    <div className="landing landing--business">
      <Heading level="1" size="xlarge" className="landing__heading">
        Forsikringer for {organisation}
      </Heading>
      <div className="landing__top">
        <ActionLinks actions={businessActions(site, role)} />
        {lost && <LostSession error={lost} />}
        {customer && warnsDamageCustomer(customer) && <DirectDebitWarning />}
        {isPartlyMissing(context) && <Notice status="warning" title={partlyMissing.text} titleAs="div" />}
      </div>
      <div className="landing__side">
        <SideMenu
          entries={businessMenu(site, {
            role,
            employeeForms: companyForms(customer?.forsikringer ?? []).forms,
          })}
        />
        <AdviserCard
          adviser={customer && adviserOf(customer)}
          phone={site.phone}
          feedback={site.urls.feedback}
        />
      </div>
      <div className="landing__main">
        <Section heading="Oversikt">
          {notice && (
            <MissingPolicies
              notice={notice}
              error={damage?.error ?? null}
              phone={site.phone}
              onReload={() => send({ type: 'reload.requested' })}
            />
          )}
          {customer && !notice && (
            <>
              <Overview
                customer={customer}
                sorting={sorting}
                onSort={(column) => send({ type: 'column.pressed', column })}
              />
              <p>
                <LinkOut to={site.urls.documents}>Se komplett oversikt</LinkOut>
              </p>
            </>
          )}
        </Section>
      </div>
    </div>
  );
}

/** The company has chosen AvtaleGiro but has no valid agreement (A4.8). The texts are assumed. */
function DirectDebitWarning() {
  return (
    <Notice status="warning" title="Skadeforsikringene mangler AvtaleGiro" titleAs="div">
      <p>{directDebitTakesTime.text}</p>
      <Link href="#/avtalegiro/skade">Opprett AvtaleGiro</Link>
    </Notice>
  );
}

interface OverviewProps {
  readonly customer: LandingDamage;
  readonly sorting: Sorting | null;
  readonly onSort: (column: SortColumn) => void;
}

const columns = [
  { column: 'title', name: 'Forsikring' },
  { column: 'premiePerAr', name: 'Per år' },
  { column: 'premie', name: 'Per termin' },
] as const;

/** The policies with their total, and what it covers. */
function Overview({ customer, sorting, onSort }: OverviewProps) {
  const rows = businessRows(customer);
  const total = overviewTotal({ rows, isPartial: isPartial(customer) });
  return (
    <>
      {rows.length > 0 && <Table rows={rows} total={total} sorting={sorting} onSort={onSort} />}
      {total && (
        <p className="overview__note">
          Summen gjelder alle forsikringene i listen, også de som er under behandling eller gjelder senere.
        </p>
      )}
    </>
  );
}

interface TableProps extends Pick<OverviewProps, 'sorting' | 'onSort'> {
  readonly rows: readonly BusinessRow[];
  readonly total: ReturnType<typeof overviewTotal>;
}

/** Uses only the style sheet of Aksel's table, whose code also has folding rows (0030). */
function Table({ rows, total, sorting, onSort }: TableProps) {
  return (
    <div className="overview">
      <table className="aksel-table aksel-table--small" aria-label="Forsikringer">
        <thead className="aksel-table__header">
          <tr className="aksel-table__row">
            {columns.map(({ column, name }) => (
              <ColumnHead
                key={column}
                name={name}
                isAmount={column !== 'title'}
                direction={sorting?.column === column ? sorting.direction : 'none'}
                onSort={rows.length > 1 ? () => onSort(column) : null}
              />
            ))}
          </tr>
        </thead>
        <tbody className="aksel-table__body">
          {sortRows(rows, sorting).map(
            ({ number, title, subtitle, labelText, href, premiePerAr, premie }) => (
              <tr key={number} className="aksel-table__row overview__row">
                <RowHead>
                  <Link href={href}>
                    {title}
                    {subtitle && <span className="overview__subtitle"> {subtitle}</span>}
                  </Link>{' '}
                  {labelText && (
                    <Tag variant="info" size="small">
                      {labelText}
                    </Tag>
                  )}
                </RowHead>
                <Amount kroner={premiePerAr} />
                <Amount kroner={premie} />
              </tr>
            ),
          )}
          {total && (
            <tr className="aksel-table__row overview__total">
              <RowHead>Til sammen</RowHead>
              <Amount kroner={total.premiePerAr} />
              <Amount kroner={total.premie} />
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

const RowHead = ({ children }: { readonly children: ReactNode }) => (
  <th scope="row" className="aksel-table__header-cell aksel-label">
    {children}
  </th>
);

interface ColumnHeadProps {
  readonly name: string;
  readonly isAmount: boolean;
  readonly direction: 'none' | Sorting['direction'];
  /** Null where there is nothing to sort. */
  readonly onSort: (() => void) | null;
}

/** Its arrow is in the style sheet: three icons of Aksel's would weigh half a kilobyte. */
function ColumnHead({ name, isAmount, direction, onSort }: ColumnHeadProps) {
  return (
    <th
      scope="col"
      aria-sort={onSort ? direction : undefined}
      className={`aksel-table__header-cell aksel-label ${isAmount ? 'aksel-table__header-cell--align-right' : ''}`}
    >
      {onSort ? (
        <button type="button" className="aksel-table__sort-button" onClick={onSort}>
          {name}
        </button>
      ) : (
        name
      )}
    </th>
  );
}

const Amount = ({ kroner }: { readonly kroner: number | null }) => (
  <td className="aksel-table__data-cell aksel-table__data-cell--align-right aksel-body-short">
    {formatKroner(kroner)}
  </td>
);
