import { loadsPersonCustomer, skipsPersonCustomer } from '#domain/arriving/dependent-calls.ts';
import type { IsoDate } from '#domain/dates/calendar.ts';
import type { ApiError } from '#domain/errors/api-error.ts';
import {
  damageCustomerNotice,
  isInAnotherBank as isDamageInAnotherBank,
  noPolicies,
  personCustomerRefusals,
} from '#domain/errors/customer.ts';
import { meansNoRole } from '#domain/errors/no-access.ts';
import { isLostSession } from '#domain/errors/not-logged-in.ts';
import { canRetry, type Notice } from '#domain/errors/notice.ts';
import { noticeIn, refusalIn } from '#domain/errors/refusals.ts';
import { inOverviewOrder } from '#domain/policies/policy-order.ts';
import { damageRows, lifeRows, type PolicyRow, withDistinctSubtitles } from '#domain/policies/policy-row.ts';
import { isSearched } from '#domain/policies/policy-search.ts';
import { type CustomerNumbers, customerNumbers } from '#domain/policies/unpaid-invoices-path.ts';
import { readable } from '#domain/shared/wire.ts';
import type { Settled } from '#domain/site/settled.ts';
import { warnsDamageCustomer, warnsPersonCustomer } from './direct-debit-warning.ts';
import { isFolding } from './folding.ts';
import { lifePolicies, listedPolicies } from './landing-customers.ts';
import type { LandingSite } from './landing-site.ts';
import { sharedRows, summaryRows } from './other-rows.ts';
import type { PoliciesShown } from './policies-shown.ts';
import { policyGroups } from './policy-groups.ts';
import { nothingSettled, type OwnSources as Own, type PrivateSources } from './private-sources.ts';
import { acceptanceAddress, type Task, tasksOf } from './tasks.ts';

/** Whether an entry of the list could not be read. */
const hasUnreadable = (list: Settled<readonly unknown[]> | null): boolean =>
  list?.value?.includes(null) === true;

type Policies = Pick<PrivateSources, 'damage' | 'life' | 'digital' | 'shared' | 'bank'>;

/** Whether the customer belongs to another bank, which the code FOR3170009 means (A8.1). */
export const isInAnotherBank = ({ damage }: Pick<Policies, 'damage'>): boolean =>
  damage?.error != null && isDamageInAnotherBank(damage.error);

/** Whether the server says that the visitor has no role; another page then replaces this one (A6.5). */
export const hasNoRole = ({ damage }: Pick<Policies, 'damage'>): boolean =>
  damage?.error != null && meansNoRole(damage.error);

/** The notice if damage policies may be missing; null while they load, and if they have loaded or there are none. */
function damageFailure({ damage }: Pick<Policies, 'damage'>): Notice | null {
  const notice = damage?.error ? damageCustomerNotice(damage.error, 'private') : null;
  return notice === noPolicies.private ? null : notice;
}

/** Whether loading the page again can help. */
export const canReload = (sources: Pick<Policies, 'damage'>): boolean =>
  canRetry(damageFailure(sources) ?? { kind: 'state' });

type Listed = Pick<Policies, 'damage' | 'life' | 'digital'>;

const listedDamage = ({ damage }: Pick<Listed, 'damage'>) =>
  damage?.value ? listedPolicies(damage.value) : [];

const listedLife = ({ life }: Pick<Listed, 'life'>) => readable(life?.value ? lifePolicies(life.value) : []);

const listedDigital = ({ digital }: Pick<Listed, 'digital'>) => readable(digital?.value ?? []);

/** Number of the customer's own policies, as far as loaded. */
export const ownCount = (own: Listed): number =>
  listedDamage(own).length + listedLife(own).length + listedDigital(own).length;

/** The customer's own policies, as far as loaded, in the order of A2.28, no two with the same texts. */
export const ownRows = (
  own: Listed,
  site: Pick<LandingSite, 'allowed' | 'successorHost'>,
): readonly PolicyRow[] =>
  withDistinctSubtitles(
    inOverviewOrder([
      ...damageRows(listedDamage(own)),
      ...lifeRows(listedLife(own)),
      ...summaryRows(listedDigital(own), site),
    ]),
  );

type BeforeLife = Omit<Own, 'life' | 'digital'>;

const knownBeforeLife = ({ damage, bank, hasNationalId }: BeforeLife) => ({
  hasNationalId,
  isInAnotherBank: isInAnotherBank({ damage }),
  isBankKnown: bank?.value != null,
  isBankSettled: bank !== null,
});

/** Whether life insurance is loaded: only for a person of this bank, after the bank has loaded (A7.3). */
export const loadsLife = (own: BeforeLife): boolean => loadsPersonCustomer(knownBeforeLife(own));

/** Whether life insurance is never loaded. */
export const skipsLife = (own: BeforeLife): boolean => skipsPersonCustomer(knownBeforeLife(own));

/** The numbers by which the invoices are loaded, when life insurance has loaded or failed, or is never loaded. */
export const invoiceNumbers = ({ damage, life }: Pick<Own, 'damage' | 'life'>): CustomerNumbers | null =>
  customerNumbers(damage?.value ?? null, life?.value ?? null);

/** Whether this bank does not know the person customer, who then belongs to another bank (A8.2). */
const hasNoLifeHere = ({ life }: Pick<Own, 'life'>): boolean =>
  life?.error != null && refusalIn(personCustomerRefusals, life.error) === 'notInThisBank';

const isLifeMissing = (sources: Own): boolean =>
  (sources.life?.error != null && !hasNoLifeHere(sources)) ||
  (sources.life === null && sources.hasNationalId && sources.bank?.error != null);

/** Whether life insurance has loaded or failed, or will not be loaded. */
const isLifeSettled = ({ damage, life, bank, hasNationalId }: Omit<Own, 'digital'>): boolean =>
  life !== null || !hasNationalId || isInAnotherBank({ damage }) || bank?.error != null;

/** Whether all own policies have loaded or failed. */
export const areOwnSettled = (own: Own): boolean =>
  own.damage !== null && own.digital !== null && isLifeSettled(own);

/**
 * Whether all tasks have loaded or failed. The list is not shown until then, because the most urgent task comes first.
 */
export function areTasksSettled(sources: PrivateSources & { readonly hasNationalId: boolean }): boolean {
  const { damage, life, bank, hidesDeclarations: hides } = sources;
  const { declarations, messages, documents, acceptance, invoices, claims } = sources;
  const always = [bank, hides, declarations, messages, documents, acceptance];
  return (
    always.every((source) => source !== null) &&
    // Invoices and claims are loaded for customers only.
    (invoices !== null || (damage?.value == null && life?.value == null && isLifeSettled(sources))) &&
    (claims !== null || damage?.value == null)
  );
}

/** Whether the server lists own policies that could not be read. */
const areOwnPartial = ({ damage, life, digital }: Pick<Own, 'damage' | 'life' | 'digital'>): boolean =>
  [damage?.value?.forsikringer ?? [], life?.value ? lifePolicies(life.value) : [], digital?.value ?? []].some(
    (entries) => entries.includes(null),
  );

/** Whether the server lists shared policies, or an owner of some, that could not be read. */
const isSharedPartial = ({ shared }: Pick<Policies, 'shared'>): boolean =>
  shared?.value?.some((group) => group === null || group.forsikringer.includes(null)) === true;

/** Whether the list of own policies is complete. */
const areOwnKnown = (sources: Own): boolean =>
  areOwnSettled(sources) &&
  !isLifeMissing(sources) &&
  sources.digital?.error === null &&
  !areOwnPartial(sources);

/** Whether the own policies can be summed up. While one may be missing, a sum would be too low. */
export const canSumOwn = (sources: Own): boolean => damageFailure(sources) === null && areOwnKnown(sources);

/** A person's shared policies, and the key of their group. */
export const sharedGroups = ({ shared }: Pick<Policies, 'shared'>) =>
  sharedRows(shared?.value ?? [])
    .filter(({ rows }) => rows.length > 0)
    .map((group, at) => ({ ...group, key: `shared-${at + 1}` }));

/**
 * The place of the shared policies. If there are none, their card comes last, after the tips card: it is shown when that is
 * known, so that nothing moves.
 */
export function insightPlace(sources: Own & Pick<Policies, 'shared'>): 'first' | 'pending' | 'last' {
  if (sources.shared?.value == null || sharedGroups(sources).length > 0) return 'first';
  return areOwnSettled(sources) ? 'last' : 'pending';
}

/** Whether the shared policies are folded: only if the page lists several policies. */
export const foldsShared = (sources: Listed & Pick<Policies, 'shared'>): boolean =>
  isFolding(sharedGroups(sources).reduce((count, { rows }) => count + rows.length, ownCount(sources)));

type Page = Listed &
  Pick<Policies, 'shared'> & { readonly site: LandingSite; readonly form: { readonly searchedName: string } };

/** The keys of the groups that the visitor can open and close. A search shows its hits unfolded. */
export const foldableGroups = (page: Page): readonly string[] => {
  const { site, form } = page;
  const rows = ownRows(page, site);
  return [
    ...(isFolding(rows.length) && !isSearched(form.searchedName, rows.length)
      ? policyGroups(rows).map(({ key }) => key)
      : []),
    ...(foldsShared(page) ? sharedGroups(page).map(({ key }) => key) : []),
  ];
};

/**
 * The notice among the customer's own policies. "No policies" (B8.5) is used only when that is certain; A8.2 is the
 * text for a customer who is unknown in this bank.
 */
export function ownNotice(sources: Own): Notice | null {
  const failure = damageFailure(sources);
  if (failure) return failure;
  if (ownCount(sources) > 0 || !areOwnKnown(sources)) return null;
  return hasNoLifeHere(sources) ? noticeIn(personCustomerRefusals, sources.life?.error) : noPolicies.private;
}

type Needed = Pick<PrivateSources, 'shared' | 'threads' | 'travelCards'> & Own;

/**
 * Whether a part of the page, or an entry of it, failed to load (A8.6). Tasks have their own notice (A8.9), and so has the
 * damage insurance.
 */
export const isPartlyMissing = (sources: Needed): boolean =>
  (sources.life?.error != null && !hasNoLifeHere(sources)) ||
  areOwnPartial(sources) ||
  isSharedPartial(sources) ||
  [sources.digital, sources.shared, sources.bank, sources.threads, sources.travelCards].some(
    (source) => source?.error != null,
  );

/**
 * The error of a lost session if a source failed with it. Null if the damage customer did: its section shows the error.
 */
export function lostSessionIn(sources: PrivateSources): ApiError | null {
  if (isLostSession(sources.damage?.error)) return null;
  const names = Object.keys(nothingSettled) as readonly (keyof PrivateSources)[];
  return names.map((name) => sources[name]?.error ?? null).find(isLostSession) ?? null;
}

/**
 * Whether the customer has fewer than two policies (A2.29). False until all are known, and if a notice
 * other than 'no policies' replaces the policies.
 */
export const hasFewPolicies = (sources: Own): boolean =>
  damageFailure(sources) === null &&
  areOwnKnown(sources) &&
  (ownCount(sources) === 1 || (ownCount(sources) === 0 && !hasNoLifeHere(sources)));

/** The number of the bank that the customer belongs to (A2.47), or of the site's bank if that is unknown. */
const bankNumber = ({ damage, bank }: Pick<Policies, 'damage' | 'bank'>): string | null =>
  damage?.value?.bankForholdRegnr ?? bank?.value?.bankregnr ?? null;

/** Whether an offer waits to be accepted but has no address, because no bank number is known. */
const isOfferLost = (sources: PrivateSources, site: Pick<LandingSite, 'successorHost'>): boolean =>
  sources.acceptance?.value === true &&
  sources.bank !== null &&
  acceptanceAddress(site, bankNumber(sources)) === null;

/** Whether some tasks may be missing (A8.9). */
export function isTaskMissing(sources: PrivateSources, site: Pick<LandingSite, 'successorHost'>): boolean {
  const { declarations, messages, documents, invoices, claims, acceptance } = sources;
  const lists = [declarations, messages, documents, invoices, claims];
  return (
    [...lists, acceptance].some((source) => source?.error != null) ||
    lists.some(hasUnreadable) ||
    isOfferLost(sources, site)
  );
}

/**
 * What the tasks do not say if the damage customer fails, because invoices and claims are then not loaded. Its own section has
 * the alert: one failure has one.
 */
export const taskGap = (sources: Pick<Policies, 'damage'>): string | null =>
  canReload(sources) ? 'Uten skadeforsikringene kan det mangle oppgaver her.' : null;

interface About {
  readonly site: LandingSite;
  readonly today: IsoDate;
}

/** Declarations are shown only when the toggle has loaded or failed. If it failed, it counts as off. */
const canShowDeclarations = ({ hidesDeclarations: hides }: PrivateSources): boolean =>
  hides !== null && hides.value !== true;

export const tasksShown = (sources: PrivateSources, { site, today }: About): readonly Task[] =>
  tasksOf(
    { ...sources, declarations: canShowDeclarations(sources) ? sources.declarations : null },
    {
      site,
      today,
      bankregnr: bankNumber(sources),
      warns: {
        damage: sources.damage?.value != null && warnsDamageCustomer(sources.damage.value),
        life: sources.life?.value != null && warnsPersonCustomer(sources.life.value),
      },
    },
  );

/** The event for analytics (A7.24). Policies of the successor have no product code. */
export function policiesShown(sources: Omit<Policies, 'bank'>): PoliciesShown {
  const damage = listedDamage(sources).map(({ produkt }) => produkt);
  const life = listedLife(sources).map(({ produktkode }) => produktkode);
  return {
    type: 'policies.shown',
    count: ownCount(sources),
    products: [...damage, ...life],
    has: {
      skade: damage.length > 0,
      person: life.length > 0,
      delte: readable(sources.shared?.value ?? []).some(
        ({ forsikringer }) => readable(forsikringer).length > 0,
      ),
    },
  };
}
