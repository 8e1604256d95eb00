import { Link } from '@navikt/ds-react/Link';
import { Tag } from '@navikt/ds-react/Tag';
import { Heading } from '@navikt/ds-react/Typography';
import type { ReactNode } from 'react';
import { formatKroner } from '#domain/display/amounts.ts';
import type { ApiError } from '#domain/errors/api-error.ts';
import {
  type BusinessRow,
  type BusinessSide,
  businessNotice,
  isPartlyMissing,
  lostRoleIn,
} from '#domain/overview/business.ts';
import { partlyMissing } from '#domain/overview/errors.ts';
import type { LandingSite } from '#domain/overview/landing-site.ts';
import { businessActions, businessMenu } from '#domain/overview/menu.ts';
import { overviewTotal } from '#domain/overview/overview-total.ts';
import type { Role } from '#domain/person/role.ts';
import type { Bank } from '#domain/shared/bank.ts';
import type { Settled } from '#domain/site/settled.ts';
import { LinkOut } from '#ui/link-out.tsx';
import { Notice } from '#ui/notice.tsx';
import { Section } from '#ui/section.tsx';
import { ActionLinks } from './action-links.tsx';
import { AdviserCard } from './adviser-card.tsx';
import { LostSession } from './lost-session.tsx';
import { MissingPolicies } from './missing-policies.tsx';
import { SideMenu } from './side-menu.tsx';

interface BusinessLandingProps {
  readonly context: {
    readonly site: LandingSite;
    readonly organisation: string;
    readonly role: Role | null;
    readonly roleError: ApiError | null;
    readonly damage: Settled<BusinessSide> | null;
    readonly bank: Settled<Bank> | null;
  };
  readonly send: (event: { type: 'reload.requested' }) => void;
}

/** A company's insurances and links (A2.31, A2.32). */
export function BusinessLanding({ context, send }: BusinessLandingProps) {
  const { site, organisation, role, damage } = context;
  const notice = businessNotice(context);
  const lost = lostRoleIn(context);
  return (
    <div className="landing landing--business">
      <Heading level="1" size="xlarge" className="landing__heading">
        Forsikringer for {organisation}
      </Heading>
      <div className="landing__top">
        <ActionLinks actions={businessActions(site, role)} />
        {lost && <LostSession error={lost} />}
        {isPartlyMissing(context) && <Notice status="warning" title={partlyMissing.text} titleAs="div" />}
      </div>
      <div className="landing__side">
        <SideMenu entries={businessMenu(site, { role, employeeForms: damage?.value?.employeeForms ?? [] })} />
        <AdviserCard
          adviser={damage?.value?.adviser ?? null}
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
          {damage?.value && !notice && (
            <>
              {damage.value.rows.length > 0 && <Overview rows={damage.value.rows} />}
              {overviewTotal(damage.value.rows) && (
                <p className="overview__note">
                  Summen gjelder alle forsikringene i listen, også de som er under behandling eller gjelder
                  senere.
                </p>
              )}
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

/** Uses only the style sheet of Aksel's table, whose code also has folding rows and sorted columns (0030). */
function Overview({ rows }: { readonly rows: readonly BusinessRow[] }) {
  const total = overviewTotal(rows);
  return (
    <div className="overview">
      <table className="aksel-table aksel-table--small">
        <thead className="aksel-table__header">
          <tr className="aksel-table__row">
            <HeaderCell scope="col">Forsikring</HeaderCell>
            <HeaderCell scope="col" isAmount>
              Per år
            </HeaderCell>
            <HeaderCell scope="col" isAmount>
              Per termin
            </HeaderCell>
          </tr>
        </thead>
        <tbody className="aksel-table__body">
          {rows.map(({ number, title, subtitle, labelText, href, premiePerAr, premie }) => (
            <tr key={number} className="aksel-table__row overview__row">
              <HeaderCell scope="row">
                <Link href={href}>
                  {title}
                  {subtitle && <span className="overview__subtitle"> {subtitle}</span>}
                </Link>{' '}
                {labelText && (
                  <Tag variant="info" size="small">
                    {labelText}
                  </Tag>
                )}
              </HeaderCell>
              <Amount kroner={premiePerAr} />
              <Amount kroner={premie} />
            </tr>
          ))}
          {total && (
            <tr className="aksel-table__row overview__total">
              <HeaderCell scope="row">Til sammen</HeaderCell>
              <Amount kroner={total.premiePerAr} />
              <Amount kroner={total.premie} />
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

interface HeaderCellProps {
  readonly scope: 'col' | 'row';
  readonly isAmount?: boolean;
  readonly children: ReactNode;
}

const HeaderCell = ({ scope, isAmount = false, children }: HeaderCellProps) => (
  <th
    scope={scope}
    className={`aksel-table__header-cell aksel-label ${isAmount ? 'aksel-table__header-cell--align-right' : ''}`}
  >
    {children}
  </th>
);

const Amount = ({ kroner }: { readonly kroner: number }) => (
  <td className="aksel-table__data-cell aksel-table__data-cell--align-right aksel-body-short">
    {formatKroner(kroner)}
  </td>
);
