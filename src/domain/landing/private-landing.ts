import type { Bank } from '#domain/bank.ts';
import type { IsoDate } from '#domain/dates/calendar.ts';
import { damageCustomerNotice, damageCustomerRefusals } from '#domain/errors/customer.ts';
import type { Notice } from '#domain/errors/notice.ts';
import { refusalIn } from '#domain/errors/refusals.ts';
import { inOverviewOrder } from '#domain/policies/policy-order.ts';
import type { Settled } from '#domain/site/settled.ts';
import type { LandingSite } from './landing-site.ts';
import { type PolicyRow, type SharedRows, type Summary, summaryRows } from './policy-row.ts';
import type { DamageSide, LifeSide } from './sides.ts';
import { type Task, type TaskSources, tasksOf } from './tasks.ts';

/** All that a private customer's landing page asks for; null while it is on its way, or not asked for. */
export interface PrivateSources extends TaskSources {
  readonly agreement: Settled<{ readonly isAvtalebytte: boolean }> | null;
  readonly damage: Settled<DamageSide> | null;
  readonly life: Settled<LifeSide> | null;
  readonly digital: Settled<readonly Summary[]> | null;
  readonly shared: Settled<readonly SharedRows[]> | null;
  readonly bank: Settled<Bank> | null;
  /** B4.30: health declarations are hidden for the time being. */
  readonly hidesDeclarations: Settled<boolean> | null;
  /** A7.17: message threads. */
  readonly threads: Settled<number> | null;
  /** Numbers of the policies with a travel card. */
  readonly travelCards: Settled<readonly string[]> | null;
}

export const nothingSettled: PrivateSources = {
  agreement: null,
  damage: null,
  life: null,
  digital: null,
  shared: null,
  bank: null,
  hidesDeclarations: null,
  threads: null,
  travelCards: null,
  declarations: null,
  messages: null,
  documents: null,
  invoices: null,
  claims: null,
  acceptance: null,
};

type Policies = Pick<PrivateSources, 'damage' | 'life' | 'digital' | 'shared' | 'bank'>;

/** A8.1 */
export const isInAnotherBank = ({ damage }: Pick<Policies, 'damage'>): boolean =>
  damage?.error != null && refusalIn(damageCustomerRefusals, damage.error) === 'FOR3170009';

/** What the customer is told in place of the damage policies; null where they are there, or on their way. */
export const damageNotice = (
  { damage, bank }: Policies,
  { quietBanks }: Pick<LandingSite, 'quietBanks'>,
): Notice | null =>
  damage?.error
    ? damageCustomerNotice(damage.error, {
        kind: 'private',
        bankregnr: bank?.value?.bankregnr ?? null,
        quietBanks,
      })
    : null;

/** A2.28, over all that is there. */
export const ownRows = (
  { damage, life, digital }: Policies,
  { allowed }: Pick<LandingSite, 'allowed'>,
): readonly PolicyRow[] =>
  inOverviewOrder([
    ...(damage?.value?.rows ?? []),
    ...(life?.value?.rows ?? []),
    ...summaryRows(digital?.value ?? [], allowed),
  ]);

/** A8.6: something that holds policies could not be had. Of the damage customer the page tells by itself. */
export const isPartlyMissing = ({ life, digital, shared, bank }: Policies): boolean =>
  [life, digital, shared, bank].some((source) => source?.error != null);

/** A2.29; before all are known, nobody is told that they are few. */
export const hasFewPolicies = (sources: Policies, site: LandingSite): boolean =>
  sources.damage?.value != null && sources.digital !== null && ownRows(sources, site).length < 2;

/** A8.9 */
export const isTaskMissing = (sources: TaskSources): boolean =>
  [
    sources.declarations,
    sources.messages,
    sources.documents,
    sources.invoices,
    sources.claims,
    sources.acceptance,
  ].some((source) => source?.error != null);

/** B4.30: while the declarations are hidden, a sentence stands in their place. */
export const hidesDeclarations = ({ hidesDeclarations: hides, declarations }: PrivateSources): boolean =>
  hides?.value === true && (declarations?.value?.length ?? 0) > 0;

interface About {
  readonly site: LandingSite;
  readonly today: IsoDate;
}

/** What there is to do; declarations only once it is known that they are not hidden. */
export const tasksShown = (sources: PrivateSources, { site, today }: About): readonly Task[] =>
  tasksOf(
    { ...sources, declarations: sources.hidesDeclarations?.value === false ? sources.declarations : null },
    {
      site,
      today,
      bankregnr: sources.bank?.value?.bankregnr ?? null,
      warns: {
        damage: sources.damage?.value?.warnsDirectDebit ?? false,
        life: sources.life?.value?.warnsDirectDebit ?? false,
      },
    },
  );

/** A7.24: what the analytics hear of, once all has settled. */
export const policiesTold = (sources: Policies, site: LandingSite) => {
  const rows = ownRows(sources, site);
  return {
    count: rows.length,
    products: rows.flatMap(({ product }) => product ?? []),
    has: {
      skade: (sources.damage?.value?.rows.length ?? 0) > 0,
      person: (sources.life?.value?.rows.length ?? 0) > 0,
      delte: (sources.shared?.value?.length ?? 0) > 0,
    },
  };
};
