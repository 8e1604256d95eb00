import { assign, emit, type PromiseActorLogic, setup } from 'xstate';
import type { IsoDate } from '#domain/dates/calendar.ts';
import { searchPause } from '#domain/display/search.ts';
import { withToggled } from '#domain/overview/folding.ts';
import type { LandingSite } from '#domain/overview/landing-site.ts';
import * as landing from '#domain/overview/private-landing.ts';
import { privateParts } from '#domain/overview/private-reads.ts';
import { nothingSettled, type PrivateSources } from '#domain/overview/private-sources.ts';
import { isTipUseful } from '#domain/overview/tips.ts';
import { foldsYear, yearGroup } from '#domain/overview/year-shown.ts';
import { isSearchable } from '#domain/policies/policy-search.ts';
import type { CustomerNumbers } from '#domain/policies/unpaid-invoices-path.ts';
import type { Exit } from '#domain/site/exit.ts';
import { settledBy } from '#domain/site/settled.ts';
import { searchChanged, searchStates } from '#machines/shared/search-states.ts';
import { settlingEach } from '#machines/shared/settling-states.ts';
import { landingLoggedOut, landingSettling } from './landing-states.ts';

interface PrivateInput {
  readonly site: LandingSite;
  readonly hasNationalId: boolean;
  readonly today: IsoDate;
  /** The tips card is not closed (A2.29). */
  readonly showsTips: boolean;
}

interface PrivateSearch {
  /** What the visitor typed in the policy search before leaving the page; empty if nothing. */
  readonly searchedName: string;
}

interface OpenGroups {
  /** The keys of the groups of policies that are not folded; in the input those from before the visitor left the page. */
  readonly openGroups: readonly string[];
}

/** The value that the call for a part returns. */
type Loaded<Part extends keyof PrivateSources> = Extract<
  PrivateSources[Part],
  { readonly error: null }
>['value'];

type Loader<Part extends keyof PrivateSources, For = void> = PromiseActorLogic<Loaded<Part>, For>;

/** The landing page of a private customer (A2.23): most parts load in parallel, and each may fail. */
export const privateLanding = setup({
  types: {
    context: {} as PrivateInput & OpenGroups & PrivateSources & { form: { readonly searchedName: string } },
    events: {} as
      | { type: 'tips.closed' }
      | { type: 'reload.requested' }
      | { type: 'search.changed'; searchedName: string }
      | { type: 'group.pressed'; key: string },
    input: {} as PrivateInput & PrivateSearch & OpenGroups,
    output: {} as Exit,
    emitted: {} as { type: 'tips.closed' } | ReturnType<typeof landing.policiesShown>,
    tags: {} as 'waiting' | 'failure',
  },
  actors: {
    agreement: {} as Loader<'agreement'>,
    damage: {} as Loader<'damage'>,
    life: {} as Loader<'life'>,
    digital: {} as Loader<'digital'>,
    shared: {} as Loader<'shared'>,
    bank: {} as Loader<'bank'>,
    declarations: {} as Loader<'declarations'>,
    hidesDeclarations: {} as Loader<'hidesDeclarations'>,
    messages: {} as Loader<'messages'>,
    documents: {} as Loader<'documents'>,
    acceptance: {} as Loader<'acceptance'>,
    invoices: {} as Loader<'invoices', CustomerNumbers | null>,
    claims: {} as Loader<'claims', string>,
    threads: {} as Loader<'threads'>,
    declaration: {} as Loader<'declaration'>,
    unread: {} as Loader<'unread'>,
    archive: {} as Loader<'archive'>,
    travelCards: {} as Loader<'travelCards'>,
  },
  guards: {
    isLoggedOut: ({ context: { agreement } }) => agreement?.error != null,
    hasNoRole: ({ context }) => landing.hasNoRole(context),
    hasSettled: ({ context: { agreement, damage } }) => agreement !== null && damage !== null,
    loadsLife: ({ context }) => landing.loadsLife(context),
    skipsLife: ({ context }) => landing.skipsLife(context),
    isCustomer: ({ context }) => landing.invoiceNumbers(context) !== null,
    isDamageCustomer: ({ context: { damage } }) => damage?.value != null,
    canReload: ({ context }) => landing.canReload(context),
    showsTips: ({ context }) => context.showsTips && isTipUseful(context),
    isFoldable: ({ context, event }) =>
      'key' in event &&
      (landing.foldableGroups(context).includes(event.key) ||
        (event.key === yearGroup && foldsYear(context))),
    isAnotherSearch: ({ context, event }) =>
      'searchedName' in event &&
      event.searchedName !== context.form.searchedName &&
      isSearchable(landing.ownCount(context)),
    arePoliciesSettled: ({ context: { digital, shared } }) => digital !== null && shared !== null,
  },
  actions: {
    settle: assign(({ event, context }) => settledBy(event, context)),
    search: assign({ form: (_, { searchedName }: { searchedName: string }) => ({ searchedName }) }),
    emitPolicies: emit(({ context }) => landing.policiesShown(context)),
  },
  delays: { searchPause },
}).createMachine({
  id: 'private-landing',
  description: 'The policies and the tasks of a private customer.',
  context: ({ input: { searchedName, ...input } }) => ({
    ...input,
    ...nothingSettled,
    form: { searchedName },
  }),
  invoke: settlingEach(privateParts),
  initial: 'settling',
  states: {
    settling: { description: 'Loading the agreement and the damage insurance (A4.12).', ...landingSettling },
    loggedOut: landingLoggedOut,
    noAccess: {
      description: 'The customer may not see the insurance; the page shows a phone number (A6.5).',
    },
    shown: {
      description: 'The page shows the loaded parts, and a notice if any part failed.',
      type: 'parallel',
      on: { 'reload.requested': { guard: 'canReload', target: 'reloading' } },
      states: {
        policies: {
          description: 'Policies and invoices. Some of their requests need data from earlier responses.',
          initial: 'awaitingBank',
          on: {
            'tips.closed': {
              guard: 'showsTips',
              actions: [assign({ showsTips: false }), emit({ type: 'tips.closed' })],
            },
            'group.pressed': {
              guard: 'isFoldable',
              actions: assign({
                openGroups: ({ context: { openGroups }, event: { key } }) => withToggled(openGroups, key),
              }),
            },
          },
          states: {
            awaitingBank: {
              description: 'Loading the bank, which decides whether life insurance is loaded (A7.3).',
              always: [
                { guard: 'loadsLife', target: 'loadingLife' },
                { guard: 'skipsLife', target: 'choosing' },
              ],
            },
            loadingLife: {
              description: 'Loading the life insurance.',
              tags: 'waiting',
              invoke: {
                id: 'life',
                src: 'life',
                onDone: { target: 'choosing', actions: 'settle' },
                onError: { target: 'choosing', actions: 'settle' },
              },
            },
            choosing: {
              description: 'Invoices are loaded only for customers, by customer number.',
              always: [{ guard: 'isCustomer', target: 'loadingInvoices' }, { target: 'counting' }],
            },
            loadingInvoices: {
              description: 'Loading the unpaid invoices.',
              tags: 'waiting',
              invoke: {
                id: 'invoices',
                src: 'invoices',
                input: ({ context }) => landing.invoiceNumbers(context),
                onDone: { target: 'counting', actions: 'settle' },
                onError: { target: 'counting', actions: 'settle' },
              },
            },
            counting: {
              description: "Waiting for the successor's policies and the shared policies.",
              always: { guard: 'arePoliciesSettled', target: 'counted', actions: 'emitPolicies' },
            },
            counted: {
              description: 'All requests for policies have ended.',
              initial: 'still',
              on: { 'search.changed': searchChanged },
              states: searchStates,
            },
          },
        },
        claims: {
          description: 'The claims of the customer.',
          initial: 'choosing',
          states: {
            choosing: {
              description: 'Claims are loaded only for damage customers.',
              always: [{ guard: 'isDamageCustomer', target: 'loading' }, { target: 'settled' }],
            },
            loading: {
              description: 'Loading the claims.',
              tags: 'waiting',
              invoke: {
                id: 'claims',
                src: 'claims',
                input: ({ context: { damage } }) => damage?.value?.kundenummer ?? '',
                onDone: { target: 'settled', actions: 'settle' },
                onError: { target: 'settled', actions: 'settle' },
              },
            },
            settled: { description: 'The claims have loaded or failed, or are not loaded.' },
          },
        },
      },
    },
    reloading: {
      description: 'The page is reloaded.',
      type: 'final',
      output: { reload: true } satisfies Exit,
    },
  },
  output: ({ event }) => event.output as Exit,
});
