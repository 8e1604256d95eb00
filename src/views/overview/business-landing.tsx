import { Link } from '@navikt/ds-react/Link';
import { Table } from '@navikt/ds-react/Table';
import { Tag } from '@navikt/ds-react/Tag';
import { Heading } from '@navikt/ds-react/Typography';
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

function Overview({ rows }: { readonly rows: readonly BusinessRow[] }) {
  const total = overviewTotal(rows);
  return (
    <div className="overview">
      <Table size="small">
        <Table.Header>
          <Table.Row>
            <Table.HeaderCell scope="col">Forsikring</Table.HeaderCell>
            <Table.HeaderCell scope="col" align="right">
              Per år
            </Table.HeaderCell>
            <Table.HeaderCell scope="col" align="right">
              Per termin
            </Table.HeaderCell>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map(({ number, title, subtitle, labelText, href, premiePerAr, premie }) => (
            <Table.Row key={number} className="overview__row">
              <Table.HeaderCell scope="row">
                <Link href={href}>
                  {title}
                  {subtitle && <span className="overview__subtitle"> {subtitle}</span>}
                </Link>{' '}
                {labelText && (
                  <Tag variant="info" size="small">
                    {labelText}
                  </Tag>
                )}
              </Table.HeaderCell>
              <Table.DataCell align="right">{formatKroner(premiePerAr)}</Table.DataCell>
              <Table.DataCell align="right">{formatKroner(premie)}</Table.DataCell>
            </Table.Row>
          ))}
          {total && (
            <Table.Row className="overview__total">
              <Table.HeaderCell scope="row">Til sammen</Table.HeaderCell>
              <Table.DataCell align="right">{formatKroner(total.premiePerAr)}</Table.DataCell>
              <Table.DataCell align="right">{formatKroner(total.premie)}</Table.DataCell>
            </Table.Row>
          )}
        </Table.Body>
      </Table>
    </div>
  );
}
