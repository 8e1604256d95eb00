import { Link } from '@navikt/ds-react/Link';
import { Heading } from '@navikt/ds-react/Typography';
import { formatYearlyKroner } from '#domain/display/amounts.ts';
import type { ApiError } from '#domain/errors/api-error.ts';
import {
  businessHits,
  businessNotice,
  businessRows,
  isPartial,
  isPartlyMissing,
  lostSessionIn,
} from '#domain/overview/business.ts';
import { businessFile } from '#domain/overview/business-file.ts';
import { businessGroups } from '#domain/overview/business-groups.ts';
import type { SortColumn, Sorting } from '#domain/overview/business-order.ts';
import { warnsDamageCustomer } from '#domain/overview/direct-debit-warning.ts';
import { directDebitTakesTime } from '#domain/overview/errors.ts';
import type { LandingDamage } from '#domain/overview/landing-customers.ts';
import type { LandingSite } from '#domain/overview/landing-site.ts';
import { businessActions, businessMenu } from '#domain/overview/menu.ts';
import { overviewTotal } from '#domain/overview/overview-total.ts';
import type { Role } from '#domain/person/role.ts';
import { partlyMissing } from '#domain/policies/errors.ts';
import { isSearchable, isSearched } from '#domain/policies/policy-search.ts';
import { companyForms } from '#domain/products/employee-insurance.ts';
import { adviserOf } from '#domain/shared/adviser.ts';
import type { Settled } from '#domain/site/settled.ts';
import { ActionLinks } from '#ui/action-links.tsx';
import { LinkOut } from '#ui/link-out.tsx';
import { Notice } from '#ui/notice.tsx';
import { PrintButton } from '#ui/print-button.tsx';
import { SaveLink } from '#ui/save-link.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Section } from '#ui/section.tsx';
import { AdviserCard } from '#views/shared/adviser-card.tsx';
import { BusinessTable } from './business-table.tsx';
import { LandingSummary } from './landing-summary.tsx';
import { LostSession } from './lost-session.tsx';
import { MissingPolicies } from './missing-policies.tsx';
import { SideMenu } from './side-menu.tsx';

interface BusinessLandingProps {
  readonly state: 'shown.still' | 'shown.typing';
  readonly context: {
    readonly site: LandingSite;
    readonly organisation: string;
    readonly role: Role | null;
    readonly roleError: ApiError | null;
    readonly damage: Settled<LandingDamage> | null;
    readonly sorting: Sorting | null;
    readonly openGroups: readonly string[];
    readonly form: { readonly searchedName: string };
  };
  readonly send: (
    event:
      | { type: 'reload.requested' }
      | { type: 'column.pressed'; column: SortColumn }
      | { type: 'group.pressed'; key: string }
      | { type: 'search.changed'; searchedName: string },
  ) => void;
}

/** A company's policies and links (A2.31, A2.32). */
export function BusinessLanding({ state, context, send }: BusinessLandingProps) {
  const { site, organisation, role, damage, sorting, openGroups, form } = context;
  const notice = businessNotice(context);
  const lost = lostSessionIn(context);
  const customer = damage?.value ?? null;
  return (
    <div className="landing landing--overview">
      <Heading level="1" size="xlarge" className="landing__heading">
        Forsikringer for {organisation}
      </Heading>
      <div className="landing__top">
        <LandingSummary phone={site.phone} cost={customer && yearlyCost(customer)} />
        <ActionLinks actions={businessActions(site, role)} />
        {lost && <LostSession error={lost} />}
        {customer && warnsDamageCustomer(customer) && <DirectDebitWarning />}
        {isPartlyMissing(context) && <Notice status="warning" title={partlyMissing.text} titleAs="div" />}
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
                openGroups={openGroups}
                onGroup={(key) => send({ type: 'group.pressed', key })}
                searchedName={form.searchedName}
                isStill={state === 'shown.still'}
                onSearch={(searchedName) => send({ type: 'search.changed', searchedName })}
              />
              <p>
                <LinkOut to={site.urls.documents}>Se komplett oversikt</LinkOut>
              </p>
            </>
          )}
        </Section>
      </div>
      <div className="landing__side">
        <SideMenu
          entries={businessMenu(site, {
            role,
            employeeForms: companyForms(customer?.forsikringer ?? []).forms,
          })}
        />
      </div>
      <AdviserCard
        adviser={customer && adviserOf(customer)}
        phone={site.phone}
        feedback={site.urls.feedback}
      />
    </div>
  );
}

/** What all policies cost a year; null if that cannot be said. */
function yearlyCost(customer: LandingDamage): string | null {
  const total = overviewTotal({ rows: businessRows(customer), isPartial: isPartial(customer) });
  return total?.premiePerAr == null ? null : formatYearlyKroner(total.premiePerAr);
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
  readonly openGroups: readonly string[];
  readonly onGroup: (key: string) => void;
  readonly searchedName: string;
  /** The visitor is not typing. */
  readonly isStill: boolean;
  readonly onSearch: (searchedName: string) => void;
}

/** The policies in their groups, or the hits of the search, with their total, and what it covers. */
function Overview({ customer, searchedName, isStill, onSearch, ...props }: OverviewProps) {
  const all = businessRows(customer);
  const hasSearch = isSearched(searchedName, all.length);
  const rows = hasSearch ? businessHits(customer, searchedName) : all;
  const total = overviewTotal({ rows, isPartial: isPartial(customer) });
  return (
    <>
      {isSearchable(all.length) && (
        <SearchField
          label="Søk i forsikringene"
          value={searchedName}
          hitCount={rows.length}
          isStill={isStill}
          onChange={onSearch}
        />
      )}
      {rows.length > 0 && (
        <BusinessTable
          {...props}
          rows={rows}
          groups={hasSearch ? null : businessGroups(customer, props.sorting)}
          total={total}
          totalName={hasSearch ? 'Treffene til sammen' : 'Til sammen'}
        />
      )}
      {/* Also on paper, which has no search field. */}
      {hasSearch && rows.length > 0 && (
        <p className="overview__note">Listen viser bare treff på «{searchedName.trim()}».</p>
      )}
      {total && (
        <p className="overview__note">
          Summen gjelder alle forsikringene i listen, også de som er under behandling eller gjelder senere.
          Per termin er prisen for én betaling av hver forsikring. De betales ikke alltid samtidig.
        </p>
      )}
      {rows.length > 0 && (
        <div className="overview__copies">
          <SaveLink file={businessFile(rows, props.sorting)} fileName="forsikringer.csv">
            {hasSearch ? 'Last ned treffene som regneark' : 'Last ned som regneark'}
          </SaveLink>
          <PrintButton />
        </div>
      )}
    </>
  );
}
