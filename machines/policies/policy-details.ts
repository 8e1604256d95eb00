import { assign, not, type PromiseActorLogic, setup } from 'xstate';
import type { IsoDate } from '#domain/dates/calendar.ts';
import { type ApiError, errorOf } from '#domain/errors/api-error.ts';
import { meansNoRole } from '#domain/errors/no-access.ts';
import type { Identified } from '#domain/person/identification.ts';
import type { Representative } from '#domain/person/representative.ts';
import { completedPolicy } from '#domain/policies/details/completed-policy.ts';
import type { PolicyDetail } from '#domain/policies/details/details.ts';
import { hasNoDamagePolicies, hasNoLifePolicies, searchesLife } from '#domain/policies/errors.ts';
import type { FoundLife, FoundPolicy, PolicyAddress } from '#domain/policies/find-policy.ts';
import { invoicedCustomer } from '#domain/policies/next-payment.ts';
import { productOf } from '#domain/products/catalogue.ts';
import type { Site } from '#domain/site/site.ts';
import type { Toggle } from '#domain/site/toggle.ts';
import type { loadRepresentative } from '#machines/shared/load-representative.ts';
import type { noAccess } from '#machines/shared/no-access.ts';
import { withoutRole } from '#machines/shared/no-access-states.ts';
import type { nextPayment } from './next-payment.ts';
import type { shownPolicy } from './shown-policy.ts';

interface PolicySearchInput {
  readonly site: Pick<
    Site,
    'claim' | 'changeCar' | 'messages' | 'missing' | 'healthStatus' | 'phone' | 'alarmCentre' | 'invoice'
  >;
  readonly address: PolicyAddress;
  /** The current date in Oslo. */
  readonly today: IsoDate;
}

/** The search for the policy at an address. */
interface PolicySearch extends PolicySearchInput {
  readonly representative: Representative & Identified;
  /** The policy is not among the damage policies, so the life policies are searched. */
  readonly isSearchingLife: boolean;
  /** Null until the policy is found among the damage policies. */
  readonly found: FoundPolicy | null;
  /** The full description of the product is switched off (B2.44). */
  readonly isPlain: boolean;
  /** Null until the details of a damage policy are loaded. */
  readonly detail: PolicyDetail | null;
  /** Null until the policy is found among the life policies. */
  readonly life: FoundLife | null;
  readonly error: ApiError | null;
}

const togglesOf = (found: FoundPolicy | null): readonly Toggle[] =>
  productOf(found?.policy.produkt ?? '')?.toggles ?? [];

/** The page of one policy (B1.2, B2.18). */
export const policyDetails = setup({
  types: {
    context: {} as PolicySearch,
    events: {} as { type: 'retried' },
    input: {} as PolicySearchInput,
    tags: {} as 'waiting' | 'failure',
  },
  actors: {
    loadRepresentative: {} as typeof loadRepresentative,
    noAccess: {} as typeof noAccess,
    findDamagePolicy: {} as PromiseActorLogic<FoundPolicy | null, PolicyAddress>,
    areTogglesOn: {} as PromiseActorLogic<boolean, readonly Toggle[]>,
    getPolicyDetail: {} as PromiseActorLogic<PolicyDetail | null, FoundPolicy | null>,
    getBankInfo: {} as PromiseActorLogic<unknown>,
    findLifePolicy: {} as PromiseActorLogic<FoundLife | null, PolicyAddress>,
    shownPolicy: {} as typeof shownPolicy,
    nextPayment: {} as typeof nextPayment,
  },
  guards: {
    meansNoRole: ({ event }) => meansNoRole(errorOf(event)),
    isFound: (_, { output }: { output: unknown }) => output !== null,
    isUnknownProduct: (_, { output }: { output: FoundPolicy | null }) =>
      output !== null && !productOf(output.policy.produkt)?.detail,
    isBehindToggles: (_, { output }: { output: FoundPolicy | null }) =>
      output !== null && togglesOf(output).length > 0,
    searchesLife: ({ context, event }) => searchesLife(context.representative, errorOf(event)),
    hasNoDamagePolicies: ({ event }) => hasNoDamagePolicies(errorOf(event)),
    hasNoLifePolicies: ({ event }) => hasNoLifePolicies(errorOf(event)),
    hasFound: ({ context }) => context.found !== null,
    isSearchingLife: ({ context }) => context.isSearchingLife,
    isInvoiced: ({ context }) => invoicedCustomer(context) !== null,
  },
  actions: {
    keepError: assign({ error: ({ event }) => errorOf(event) }),
    keepFound: assign({ found: (_, { output }: { output: FoundPolicy | null }) => output }),
  },
}).createMachine({
  id: 'policy-details',
  description: 'Finds the policy at an address, and shows it.',
  context: ({ input }) => ({
    ...input,
    representative: { organisasjonsnummer: null, hasNationalId: false, relations: [] },
    isSearchingLife: false,
    found: null,
    isPlain: false,
    detail: null,
    life: null,
    error: null,
  }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'A child flow loads the visitor, and whether they may see the policy.',
      invoke: {
        id: 'loadRepresentative',
        src: 'loadRepresentative',
        input: ({ context: { site } }) => ({ site }),
        onDone: {
          target: 'searchingDamage',
          actions: assign({ representative: ({ event }) => event.output }),
        },
      },
    },
    noAccess: withoutRole,
    searchingDamage: {
      description:
        'Looking for the policy of the address among the damage policies, which come first (C4.7).',
      tags: 'waiting',
      invoke: {
        id: 'findDamagePolicy',
        src: 'findDamagePolicy',
        input: ({ context }) => context.address,
        onDone: [
          { guard: { type: 'isUnknownProduct', params: ({ event }) => event }, target: 'unknownProduct' },
          {
            guard: { type: 'isBehindToggles', params: ({ event }) => event },
            target: 'found.policy.loadingToggles',
            actions: { type: 'keepFound', params: ({ event }) => event },
          },
          {
            guard: { type: 'isFound', params: ({ event }) => event },
            target: 'found.policy.loadingDetail',
            actions: { type: 'keepFound', params: ({ event }) => event },
          },
          { guard: 'searchesLife', target: 'loadingBank', actions: assign({ isSearchingLife: true }) },
          { target: 'notFound' },
        ],
        onError: [
          { guard: 'meansNoRole', target: 'noAccess' },
          { guard: not('hasNoDamagePolicies'), target: 'unavailable', actions: 'keepError' },
          { guard: 'searchesLife', target: 'loadingBank', actions: assign({ isSearchingLife: true }) },
          { target: 'notFound' },
        ],
      },
    },
    loadingBank: {
      description: 'Loading the bank, which comes before the life policies (A7.3).',
      tags: 'waiting',
      invoke: {
        id: 'getBankInfo',
        src: 'getBankInfo',
        onDone: 'searchingLife',
        onError: { target: 'unavailable', actions: 'keepError' },
      },
    },
    searchingLife: {
      description: 'Looking for the policy among the life policies.',
      tags: 'waiting',
      invoke: {
        id: 'findLifePolicy',
        src: 'findLifePolicy',
        input: ({ context }) => context.address,
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event },
            target: 'found.policy.shown',
            actions: assign({ life: ({ event }) => event.output }),
          },
          { target: 'notFound' },
        ],
        onError: [
          { guard: 'hasNoLifePolicies', target: 'notFound' },
          { target: 'unavailable', actions: 'keepError' },
        ],
      },
    },
    unavailable: {
      description: 'The policy or its details could not be loaded (B8.4).',
      tags: 'failure',
      on: {
        retried: [
          { guard: 'hasFound', target: 'found.policy.loadingDetail' },
          { guard: 'isSearchingLife', target: 'loadingBank' },
          { target: 'searchingDamage' },
        ],
      },
    },
    notFound: { description: 'The customer has no policy with this number and version (C4.7).' },
    unknownProduct: { description: 'The product of the policy is unknown (A8.13).' },
    found: {
      description: 'The policy is known; its name and facts are shown while the rest loads.',
      type: 'parallel',
      states: {
        policy: {
          description: 'What the policy covers, and what the visitor can do.',
          initial: 'loadingDetail',
          states: {
            loadingToggles: {
              description: "Loading whether the product's own view is switched on (B2.44).",
              tags: 'waiting',
              invoke: {
                id: 'areTogglesOn',
                src: 'areTogglesOn',
                input: ({ context }) => togglesOf(context.found),
                onDone: {
                  target: 'loadingDetail',
                  actions: assign({ isPlain: ({ event }) => !event.output }),
                },
                onError: { target: 'loadingDetail', actions: assign({ isPlain: true }) },
              },
            },
            loadingDetail: {
              description: 'Loading the details of the policy.',
              tags: 'waiting',
              invoke: {
                id: 'getPolicyDetail',
                src: 'getPolicyDetail',
                input: ({ context }) => context.found,
                onDone: { target: 'shown', actions: assign({ detail: ({ event }) => event.output }) },
                onError: { target: '#policy-details.unavailable', actions: 'keepError' },
              },
            },
            shown: {
              description: 'A child flow shows the policy.',
              invoke: {
                id: 'shownPolicy',
                src: 'shownPolicy',
                input: ({ context: { site, today, representative, found, isPlain, detail, life } }) => ({
                  ...{ site, today, representative },
                  ...{ policy: found && completedPolicy(found, detail), isPlain, detail },
                  life: life?.policy ?? null,
                }),
              },
            },
          },
        },
        payment: {
          description: 'The next payment, which the page does not wait for (C4.42).',
          initial: 'choosing',
          states: {
            choosing: {
              description: "Invoices are loaded only for a private customer's policy that is in force.",
              always: [{ guard: 'isInvoiced', target: 'shown' }, { target: 'absent' }],
            },
            absent: { description: 'The invoices are not loaded.' },
            shown: {
              description: 'A child flow shows the next payment.',
              invoke: {
                id: 'nextPayment',
                src: 'nextPayment',
                input: ({ context }) => ({
                  site: context.site,
                  today: context.today,
                  customer: invoicedCustomer(context),
                }),
              },
            },
          },
        },
      },
    },
  },
});
