import { CheckmarkIcon } from '@navikt/aksel-icons';
import { Link } from '@navikt/ds-react/Link';
import { Skeleton } from '@navikt/ds-react/Skeleton';
import { Heading } from '@navikt/ds-react/Typography';
import type { IsoDate } from '#domain/dates/calendar.ts';
import { taskRefusals } from '#domain/overview/errors.ts';
import { areDeclarationsHidden } from '#domain/overview/hidden-declarations.ts';
import type { LandingSite } from '#domain/overview/landing-site.ts';
import { menuOf, privateActions } from '#domain/overview/menu.ts';
import {
  areTasksSettled,
  foldsShared,
  insightPlace,
  isTaskMissing,
  taskGap,
  tasksShown,
} from '#domain/overview/private-landing.ts';
import type { PrivateSources } from '#domain/overview/private-sources.ts';
import { monthlyCost } from '#domain/overview/sum-shown.ts';
import { isTipUseful, tipTexts } from '#domain/overview/tips.ts';
import { healthDeclarationContact, healthDeclarationHidden } from '#domain/policies/health-declaration.ts';
import { adviserOf } from '#domain/shared/adviser.ts';
import { ActionLinks } from '#ui/action-links.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { PhoneText } from '#ui/phone-text.tsx';
import { Section } from '#ui/section.tsx';
import { AdviserCard } from '#views/shared/adviser-card.tsx';
import { LandingSummary } from './landing-summary.tsx';
import { MissingParts } from './missing-parts.tsx';
import { OwnPolicies } from './own-policies.tsx';
import { SharedPolicies } from './shared-policies.tsx';
import { SideMenu } from './side-menu.tsx';
import { TaskList } from './task-list.tsx';
import { TipsCard } from './tips-card.tsx';
import { YearAhead } from './year-ahead.tsx';

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
  const { site, damage, life, digital, bank, hasNationalId, form, agreement, showsTips, openGroups } =
    context;
  const { urls } = site;
  const own = { damage, life, digital, bank, hasNationalId };
  const place = insightPlace(context);
  const insight = (
    <SharedPolicies
      shared={place === 'pending' ? null : context.shared}
      isFolding={foldsShared(context)}
      openGroups={openGroups}
      send={send}
    />
  );
  return (
    <div className="landing landing--overview landing--private">
      <Heading level="1" size="xlarge" className="landing__heading">
        Forsikring
      </Heading>
      <div className="landing__top">
        <LandingSummary phone={site.phone} cost={monthlyCost(own, site)} />
        <ActionLinks actions={privateActions(site, context)} />
        <MissingParts context={context} />
      </div>
      <div className="landing__main">
        <Tasks context={context} />
        <Offers count={damage?.value?.radgiverTilbud?.tilbudList.length ?? 0} />
        <OwnPolicies
          {...own}
          site={site}
          searchedName={form.searchedName}
          openGroups={openGroups}
          canSearch={state === 'shown.policies.counted.still' || state === 'shown.policies.counted.typing'}
          isStill={state === 'shown.policies.counted.still'}
          send={send}
        />
        {place !== 'last' && insight}
        {showsTips && isTipUseful(context) && (
          <TipsCard
            {...tipTexts(context)}
            buyInsurance={urls.buyInsurance}
            onClose={() => send({ type: 'tips.closed' })}
          />
        )}
        {place === 'last' && insight}
      </div>
      <SideMenu entries={menuOf(context, site, agreement?.value?.isAvtalebytte ?? false)} />
      <YearAhead
        {...own}
        invoices={context.invoices}
        today={context.today}
        searchedName={form.searchedName}
        openGroups={openGroups}
        send={send}
      />
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
  const gap = taskGap(context);
  return (
    <Section heading="Oppgaver" count={tasks.length}>
      {isMissing && <Notice status="warning" title={taskRefusals.otherwise.text} titleAs="div" />}
      {(tasks.length > 0 || isHidden) && (
        <TaskList
          tasks={tasks}
          notice={isHidden ? healthDeclarationHidden : null}
          contact={<PhoneText text={healthDeclarationContact} phone={context.site.phone} hasHours />}
        />
      )}
      {tasks.length === 0 && !isHidden && !isMissing && gap === null && (
        <div className="tasks-none">
          <EmptyState picture={<CheckmarkIcon fontSize="1.75rem" />}>
            <p>Du har ingen oppgaver nå.</p>
            <p className="task__text">Fakturaer, skjemaer og meldinger som venter på deg, vises her.</p>
          </EmptyState>
        </div>
      )}
      {!isMissing && gap !== null && <p>{gap}</p>}
    </Section>
  );
}
