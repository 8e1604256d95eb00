import { CheckmarkIcon } from '@navikt/aksel-icons';
import { Link } from '@navikt/ds-react/Link';
import { Skeleton } from '@navikt/ds-react/Skeleton';
import { Heading } from '@navikt/ds-react/Typography';
import { Fragment, memo } from 'react';
import type { IsoDate } from '#domain/dates/calendar.ts';
import { formatKroner } from '#domain/display/amounts.ts';
import { taskRefusals } from '#domain/overview/errors.ts';
import { isFolding } from '#domain/overview/folding.ts';
import type { LandingSite } from '#domain/overview/landing-site.ts';
import { menuOf } from '#domain/overview/menu.ts';
import { groupFacts, policyGroups } from '#domain/overview/policy-groups.ts';
import {
  areDeclarationsHidden,
  areOwnSettled,
  areTasksSettled,
  canSumOwn,
  foldsShared,
  hasFewPolicies,
  isTaskMissing,
  ownNotice,
  ownRows,
  ownSum,
  tasksShown,
} from '#domain/overview/private-landing.ts';
import type { PrivateSources } from '#domain/overview/private-sources.ts';
import { yearGroup, yearShown } from '#domain/overview/year-shown.ts';
import { healthDeclarationContact, healthDeclarationHidden } from '#domain/policies/health-declaration.ts';
import { isSearchable, isSearched, searchRows } from '#domain/policies/policy-search.ts';
import { adviserOf } from '#domain/shared/adviser.ts';
import { ActionLinks } from '#ui/action-links.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FoldedGroup } from '#ui/folded-group.tsx';
import { Notice } from '#ui/notice.tsx';
import { PhoneText } from '#ui/phone-text.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Section } from '#ui/section.tsx';
import { PolicyList } from '#views/policies/policy-list.tsx';
import { AdviserCard } from '#views/shared/adviser-card.tsx';
import { MissingParts } from './missing-parts.tsx';
import { MissingPolicies } from './missing-policies.tsx';
import { SharedPolicies } from './shared-policies.tsx';
import { SideMenu } from './side-menu.tsx';
import { TaskList } from './task-list.tsx';
import { TipsCard } from './tips-card.tsx';
import { YearSection } from './year-ahead.tsx';

interface Context extends PrivateSources {
  readonly site: LandingSite;
  readonly hasNationalId: boolean;
  readonly today: IsoDate;
  readonly showsTips: boolean;
  readonly form: { readonly searchedName: string };
  readonly openGroups: readonly string[];
}

interface PrivateLandingProps {
  readonly state:
    | 'shown.policies.awaitingBank'
    | 'shown.policies.loadingLife'
    | 'shown.policies.loadingInvoices'
    | 'shown.policies.counting'
    | 'shown.policies.counted.still'
    | 'shown.policies.counted.typing';
  readonly context: Context;
  readonly send: (
    event:
      | { type: 'tips.closed' }
      | { type: 'reload.requested' }
      | { type: 'search.changed'; searchedName: string }
      | { type: 'group.pressed'; key: string },
  ) => void;
}

/** Tasks, insurances, shared insurances and links of a private customer (A2.23 to A2.30). */
export function PrivateLanding({ state, context, send }: PrivateLandingProps) {
  const { site, damage, life, digital, bank, hasNationalId, form, agreement, showsTips } = context;
  const { urls } = site;
  return (
    <div className="landing landing--private">
      <Heading level="1" size="xlarge" className="landing__heading">
        Forsikring
      </Heading>
      <div className="landing__top">
        <ActionLinks
          actions={[
            { text: 'Kjøp forsikring', to: urls.buyInsurance },
            { text: 'Meld skade', to: urls.claim },
            { text: 'Se dokumenter', to: urls.documents },
          ]}
        />
        <MissingParts context={context} />
      </div>
      <SideMenu entries={menuOf(context, site, agreement?.value?.isAvtalebytte ?? false)} />
      <div className="landing__tasks">
        <Tasks context={context} />
      </div>
      <div className="landing__main">
        <Offers count={damage?.value?.radgiverTilbud?.tilbudList.length ?? 0} />
        <OwnPolicies
          site={site}
          damage={damage}
          life={life}
          digital={digital}
          bank={bank}
          hasNationalId={hasNationalId}
          invoices={context.invoices}
          today={context.today}
          searchedName={form.searchedName}
          openGroups={context.openGroups}
          canSearch={state === 'shown.policies.counted.still' || state === 'shown.policies.counted.typing'}
          isStill={state === 'shown.policies.counted.still'}
          send={send}
        />
        <SharedPolicies
          shared={context.shared}
          isFolding={foldsShared(context)}
          openGroups={context.openGroups}
          send={send}
        />
        {showsTips && hasFewPolicies(context) && (
          <TipsCard buyInsurance={urls.buyInsurance} onClose={() => send({ type: 'tips.closed' })} />
        )}
      </div>
      <AdviserCard
        adviser={damage?.value ? adviserOf(damage.value) : null}
        phone={site.phone}
        feedback={urls.feedback}
      />
    </div>
  );
}

function Offers({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <Section heading="Tilbud fra rådgiveren din">
      <p>
        <Link href="#/tilbud">
          {count === 1 ? 'Se forslaget til forsikring' : `Se ${count} forslag til forsikringer`}
        </Link>
      </p>
    </Section>
  );
}

function Tasks({ context }: { readonly context: Context }) {
  if (!areTasksSettled(context)) {
    return (
      <Section heading="Oppgaver">
        <Skeleton variant="rounded" className="tasks-coming" />
      </Section>
    );
  }
  const tasks = tasksShown(context, context);
  const isHidden = areDeclarationsHidden(context, context.site);
  const isMissing = isTaskMissing(context, context.site);
  return (
    <Section heading="Oppgaver" count={tasks.length}>
      {isMissing && <Notice status="warning" title={taskRefusals.otherwise.text} titleAs="div" />}
      {tasks.length > 0 && <TaskList tasks={tasks} />}
      {tasks.length === 0 && !isHidden && !isMissing && (
        <EmptyState picture={<CheckmarkIcon fontSize="1.75rem" />}>
          <p>Du har ingen oppgaver nå.</p>
        </EmptyState>
      )}
      {isHidden && <p>{healthDeclarationHidden}</p>}
      {tasks.some(({ key }) => key.startsWith('helse-')) && (
        <PhoneText text={healthDeclarationContact} phone={context.site.phone} hasHours />
      )}
    </Section>
  );
}

type Own = Pick<
  Context,
  'site' | 'damage' | 'life' | 'digital' | 'bank' | 'hasNationalId' | 'invoices' | 'today'
>;

interface OwnPoliciesProps extends Own {
  readonly searchedName: string;
  readonly openGroups: readonly string[];
  readonly canSearch: boolean;
  /** The visitor is not typing. */
  readonly isStill: boolean;
  readonly send: PrivateLandingProps['send'];
}

/**
 * Memoised: the page renders for each of some twenty responses, and describing and sorting a thousand policies takes time.
 */
const OwnPolicies = memo(function OwnPolicies(props: OwnPoliciesProps) {
  const { searchedName, openGroups, canSearch, isStill, send, ...own } = props;
  const { site, damage } = own;
  const rows = ownRows(own, site);
  const hasSearch = isSearched(searchedName, rows.length);
  const hits = searchRows(rows, searchedName);
  const notice = ownNotice(own);
  const isLoading = !areOwnSettled(own);
  const sum = hasSearch ? null : ownSum(own, rows);
  const year = hasSearch ? null : yearShown(own);
  // The notice at the top of the page covers failed parts.
  if (rows.length === 0 && !notice && !isLoading) return null;
  return (
    <Section heading="Mine forsikringer">
      {notice && (
        <MissingPolicies
          notice={notice}
          error={damage?.error ?? null}
          phone={site.phone}
          onReload={() => send({ type: 'reload.requested' })}
        />
      )}
      {isSearchable(rows.length) && (
        <SearchField
          label="Søk i forsikringene"
          value={searchedName}
          disabled={!canSearch}
          hitCount={hits.length}
          isStill={isStill}
          onChange={(typed) => send({ type: 'search.changed', searchedName: typed })}
        />
      )}
      {hits.length > 0 &&
        policyGroups(hits).map(({ key, heading, rows: members }) =>
          heading === null || hasSearch ? (
            <Fragment key={key}>
              {heading !== null && (
                <Heading level="3" size="xsmall" className="policies-heading">
                  {heading}
                </Heading>
              )}
              <PolicyList rows={members} isOwn />
            </Fragment>
          ) : (
            <FoldedGroup
              key={key}
              name={heading}
              facts={groupFacts(members, canSumOwn(own))}
              isOpen={openGroups.includes(key)}
              onPress={() => send({ type: 'group.pressed', key })}
            >
              <PolicyList rows={members} isOwn />
            </FoldedGroup>
          ),
        )}
      {sum !== null && (
        <div className="policies-sum">
          <p>Til sammen per måned</p>
          <p>
            <strong>{formatKroner(sum)}/md.</strong>
          </p>
          {rows.some(({ labelText }) => labelText !== null) && (
            <p className="policies-sum__note">
              Forsikringer som er under behandling eller gjelder senere, er ikke med.
            </p>
          )}
          {rows.some(({ labelText, premiePerManed }) => labelText === null && premiePerManed === null) && (
            <p className="policies-sum__note">Forsikringer uten kjent pris er ikke med.</p>
          )}
        </div>
      )}
      {year !== null && (
        <YearSection
          year={year}
          isFolding={isFolding(rows.length)}
          isOpen={openGroups.includes(yearGroup)}
          onPress={() => send({ type: 'group.pressed', key: yearGroup })}
        />
      )}
      {rows.length === 0 && !notice && <Skeleton variant="rounded" height="5rem" />}
    </Section>
  );
});
