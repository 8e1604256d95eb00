import { assign, emit, type PromiseActorLogic, setup } from 'xstate';
import { searchPause } from '#domain/display/search.ts';
import type { ApiError } from '#domain/errors/api-error.ts';
import { meansNoRole } from '#domain/errors/no-access.ts';
import { canRetry } from '#domain/errors/notice.ts';
import { businessHits, businessNotice, policiesShown } from '#domain/overview/business.ts';
import { businessGroups } from '#domain/overview/business-groups.ts';
import { nextSorting, type SortColumn, type Sorting } from '#domain/overview/business-order.ts';
import { withToggled } from '#domain/overview/folding.ts';
import { type LandingDamage, listedPolicies } from '#domain/overview/landing-customers.ts';
import type { LandingSite } from '#domain/overview/landing-site.ts';
import type { PoliciesShown } from '#domain/overview/policies-shown.ts';
import type { Role } from '#domain/person/role.ts';
import { isSearchable, isSearched } from '#domain/policies/policy-search.ts';
import type { Exit } from '#domain/site/exit.ts';
import { type Settled, settledBy } from '#domain/site/settled.ts';
import { searchChanged, searchStates } from '#machines/shared/search-states.ts';
import { landingLoggedOut, landingSettling } from './landing-states.ts';

interface BusinessLandingInput {
  readonly site: LandingSite;
  readonly organisation: string;
  /** The visitor's role in the organisation; null if the relations could not be loaded. */
  readonly role: Role | null;
  /** The error of the request for the relations; null if they were loaded. */
  readonly roleError: ApiError | null;
  /** The sorting that the visitor chose before leaving the page; null for the order of the overview (A2.28). */
  readonly sorting: Sorting | null;
  /** The keys of the groups of policies that are not folded; in the input those from before the visitor left the page. */
  readonly openGroups: readonly string[];
}

interface BusinessSearch {
  /** What the visitor typed in the policy search before leaving the page; empty if nothing. */
  readonly searchedName: string;
}

/** How the page ends: it reloads, or the visitor has no role in the company (A2.33). */
export type LandingEnd = Exit | { readonly noAccess: true };

/** The landing page of a company (A2.31). */
export const businessLanding = setup({
  types: {
    context: {} as BusinessLandingInput & {
      agreement: Settled<{ readonly isAvtalebytte: boolean }> | null;
      damage: Settled<LandingDamage> | null;
      form: BusinessSearch;
    },
    events: {} as
      | { type: 'reload.requested' }
      | { type: 'column.pressed'; column: SortColumn }
      | { type: 'group.pressed'; key: string }
      | { type: 'search.changed'; searchedName: string },
    input: {} as BusinessLandingInput & BusinessSearch,
    output: {} as LandingEnd,
    emitted: {} as PoliciesShown,
    tags: {} as 'waiting' | 'failure',
  },
  actors: {
    agreement: {} as PromiseActorLogic<{ readonly isAvtalebytte: boolean }>,
    damage: {} as PromiseActorLogic<LandingDamage>,
  },
  guards: {
    canReload: ({ context }) => canRetry(businessNotice(context) ?? { kind: 'state' }),
    isSortable: ({ context: { damage, form } }) =>
      damage?.value != null && businessHits(damage.value, form.searchedName).length > 1,
    isFoldable: ({ context: { damage, form }, event }) =>
      'key' in event &&
      damage?.value != null &&
      !isSearched(form.searchedName, listedPolicies(damage.value).length) &&
      businessGroups(damage.value, null)?.some(({ key }) => key === event.key) === true,
    isAnotherSearch: ({ context: { damage, form }, event }) =>
      'searchedName' in event &&
      event.searchedName !== form.searchedName &&
      damage?.value != null &&
      isSearchable(listedPolicies(damage.value).length),
    isLoggedOut: ({ context: { agreement } }) => agreement?.error != null,
    hasNoRole: ({ context: { damage } }) => damage?.error != null && meansNoRole(damage.error),
    hasSettled: ({ context: { agreement, damage } }) => agreement !== null && damage !== null,
  },
  actions: {
    settle: assign(({ event, context }) => settledBy(event, context)),
    search: assign({ form: (_, { searchedName }: { searchedName: string }) => ({ searchedName }) }),
    emitPolicies: emit(({ context }) => policiesShown(context)),
  },
  delays: { searchPause },
}).createMachine({
  id: 'business-landing',
  description: 'The insurance of a company, with links to the other pages.',
  context: ({ input: { searchedName, ...input } }) => ({
    ...input,
    agreement: null,
    damage: null,
    form: { searchedName },
  }),
  initial: 'settling',
  states: {
    settling: { description: 'Loading the agreement and the insurance (A4.12).', ...landingSettling },
    loggedOut: landingLoggedOut,
    noAccess: {
      description: 'The server says that the visitor has no role in the company.',
      type: 'final',
      output: { noAccess: true } satisfies LandingEnd,
    },
    shown: {
      description: 'The page shows the overview, or a notice in its place.',
      entry: 'emitPolicies',
      initial: 'still',
      on: {
        'search.changed': searchChanged,
        'reload.requested': { guard: 'canReload', target: 'reloading' },
        'column.pressed': {
          guard: 'isSortable',
          actions: assign({
            sorting: ({ context: { sorting }, event: { column } }) => nextSorting(sorting, column),
          }),
        },
        'group.pressed': {
          guard: 'isFoldable',
          actions: assign({
            openGroups: ({ context: { openGroups }, event: { key } }) => withToggled(openGroups, key),
          }),
        },
      },
      states: searchStates,
    },
    reloading: {
      description: 'The page is reloaded.',
      type: 'final',
      output: { reload: true } satisfies Exit,
    },
  },
  output: ({ event }) => event.output as LandingEnd,
});
