import { assign, type PromiseActorLogic, setup } from 'xstate';
import { isNoAccess } from '#domain/access/errors.ts';
import type { IsoDate } from '#domain/dates/calendar.ts';
import { type ApiError, errorOf } from '#domain/errors/api-error.ts';
import { mayAs, type Representative } from '#domain/person/representative.ts';
import type { Block } from '#domain/policies/details/block.ts';
import { togglesOf } from '#domain/policies/details/plain.ts';
import { changeDenial, type PolicySite } from '#domain/policies/details/policy-page.ts';
import { hasNoDamagePolicies, hasNoLifePolicies } from '#domain/policies/errors.ts';
import type { PolicyAddress } from '#domain/policies/find-policy.ts';
import { detailPath } from '#domain/products/detail-path.ts';
import type { DamagePolicy } from '#domain/shared/damage-customer.ts';
import type { LifePolicy } from '#domain/shared/person-customer.ts';
import type { Toggle } from '#domain/site/toggle.ts';
import type { noAccess } from '#machines/overview/no-access.ts';
import type { loadRepresentative } from '#machines/shared/load-representative.ts';

/** A policy among those of the damage customer, whose numbers its calls need. */
interface Found {
  readonly kundenummer: string;
  readonly transaksjonsId: string;
  readonly policy: DamagePolicy;
}

interface PolicyDetailsInput {
  readonly site: PolicySite;
  readonly address: PolicyAddress;
  /** The day in Oslo. */
  readonly today: IsoDate;
}

/** The page of one policy (B1.2, B2.18). */
export const policyDetails = setup({
  types: {
    context: {} as PolicyDetailsInput & {
      /** Null until it is loaded. */
      representative: Representative | null;
      /** The damage customer has been searched for the policy. */
      isSearched: boolean;
      found: Found | null;
      /** The product's own view is switched off (B2.44). */
      isPlain: boolean;
      blocks: readonly Block[];
      life: LifePolicy | null;
      error: ApiError | null;
    },
    events: {} as { type: 'change.requested' } | { type: 'dialog.dismissed' } | { type: 'retried' },
    input: {} as PolicyDetailsInput,
    tags: {} as 'waiting' | 'failure',
  },
  actors: {
    loadRepresentative: {} as typeof loadRepresentative,
    noAccess: {} as typeof noAccess,
    findDamagePolicy: {} as PromiseActorLogic<Found | null, PolicyAddress>,
    areOn: {} as PromiseActorLogic<boolean, readonly Toggle[]>,
    describe: {} as PromiseActorLogic<
      { readonly blocks: readonly Block[] },
      { readonly found: Found | null; readonly isPlain: boolean; readonly today: IsoDate }
    >,
    findLifePolicy: {} as PromiseActorLogic<LifePolicy | null, PolicyAddress>,
  },
  guards: {
    maySee: (_, { output }: { output: Representative }) =>
      output.organisasjonsnummer === null || mayAs(output, 'viewPolicies'),
    isNoAccess: ({ event }) => isNoAccess(errorOf(event)),
    isFound: (_, { output }: { output: unknown }) => output !== null,
    isUnknownProduct: (_, { output }: { output: Found | null }) =>
      output !== null && 'problem' in detailPath(output.policy.produkt),
    isBehindToggles: (_, { output }: { output: Found | null }) =>
      output !== null && togglesOf(output.policy.produkt).length > 0,
    isBusiness: ({ context }) => context.representative?.organisasjonsnummer != null,
    hasNoDamagePolicies: ({ event }) => hasNoDamagePolicies(errorOf(event)),
    hasNoLifePolicies: ({ event }) => hasNoLifePolicies(errorOf(event)),
    hasFound: ({ context }) => context.found !== null,
    isSearched: ({ context }) => context.isSearched,
    isChangeDenied: ({ context: { found, representative, site } }) =>
      found !== null && representative !== null && changeDenial(found.policy, representative, site) !== null,
  },
  actions: {
    keepError: assign({ error: ({ event }) => errorOf(event) }),
    keepFound: assign({ found: (_, { output }: { output: Found | null }) => output, isSearched: true }),
  },
}).createMachine({
  id: 'policy-details',
  description: 'What a policy insures, what it costs, and what can be done with it.',
  context: ({ input }) => ({
    ...input,
    representative: null,
    isSearched: false,
    found: null,
    isPlain: false,
    blocks: [],
    life: null,
    error: null,
  }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Loading whom the visitor acts for, and with which role, in a flow of its own.',
      invoke: {
        id: 'loadRepresentative',
        src: 'loadRepresentative',
        input: ({ context }) => ({ mayBlock: context.site.mayBlock }),
        onDone: [
          {
            guard: { type: 'maySee', params: ({ event }) => event },
            target: 'searchingDamage',
            actions: assign({ representative: ({ event }) => event.output }),
          },
          { target: 'noAccess' },
        ],
      },
    },
    noAccess: {
      description: 'The visitor has no role in the company, in a flow of its own.',
      invoke: { id: 'noAccess', src: 'noAccess', input: ({ context: { site } }) => ({ site }) },
    },
    searchingDamage: {
      description:
        "Looking for the address's policy among those of the damage customer, which come first (C4.7).",
      tags: 'waiting',
      invoke: {
        id: 'findDamagePolicy',
        src: 'findDamagePolicy',
        input: ({ context }) => context.address,
        onDone: [
          { guard: { type: 'isUnknownProduct', params: ({ event }) => event }, target: 'unknownProduct' },
          {
            guard: { type: 'isBehindToggles', params: ({ event }) => event },
            target: 'askingToggles',
            actions: { type: 'keepFound', params: ({ event }) => event },
          },
          {
            guard: { type: 'isFound', params: ({ event }) => event },
            target: 'describing',
            actions: { type: 'keepFound', params: ({ event }) => event },
          },
          { guard: 'isBusiness', target: 'notFound' },
          { target: 'searchingLife', actions: assign({ isSearched: true }) },
        ],
        onError: [
          { guard: 'isNoAccess', target: 'noAccess' },
          { guard: 'hasNoDamagePolicies', target: 'searchingLife', actions: assign({ isSearched: true }) },
          { target: 'unavailable', actions: 'keepError' },
        ],
      },
    },
    askingToggles: {
      description: "Loading whether the product's own view is switched on (B2.44).",
      tags: 'waiting',
      invoke: {
        id: 'areOn',
        src: 'areOn',
        input: ({ context: { found } }) => togglesOf(found?.policy.produkt ?? ''),
        onDone: { target: 'describing', actions: assign({ isPlain: ({ event }) => !event.output }) },
        onError: { target: 'describing', actions: assign({ isPlain: true }) },
      },
    },
    describing: {
      description: 'Loading what the policy insures.',
      tags: 'waiting',
      invoke: {
        id: 'describe',
        src: 'describe',
        input: ({ context: { found, isPlain, today } }) => ({ found, isPlain, today }),
        onDone: { target: 'shown', actions: assign({ blocks: ({ event }) => event.output.blocks }) },
        onError: { target: 'unavailable', actions: 'keepError' },
      },
    },
    searchingLife: {
      description: 'Looking for the policy among the life insurance.',
      tags: 'waiting',
      invoke: {
        id: 'findLifePolicy',
        src: 'findLifePolicy',
        input: ({ context }) => context.address,
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event },
            target: 'lifeShown',
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
      description: 'The policy or what it insures could not be loaded (B8.4).',
      tags: 'failure',
      on: {
        retried: [
          { guard: 'hasFound', target: 'describing' },
          { guard: 'isSearched', target: 'searchingLife' },
          { target: 'searchingDamage' },
        ],
      },
    },
    notFound: { description: 'The customer has no policy by this number and version (C4.7).' },
    unknownProduct: { description: 'The product is none that we know (A8.13).' },
    shown: {
      description: 'The policy, with a dialog above it.',
      type: 'parallel',
      states: {
        policy: { description: 'What the policy insures and costs.' },
        dialog: {
          description: 'The dialog above the policy.',
          initial: 'shut',
          states: {
            shut: {
              description: 'No dialog.',
              on: { 'change.requested': { guard: 'isChangeDenied', target: 'denied' } },
            },
            denied: {
              description: 'The visitor may not change the policy, and reads whom to call (B6.7).',
              on: { 'dialog.dismissed': 'shut' },
            },
          },
        },
      },
    },
    lifeShown: { description: 'A life insurance, with the banner of its health review (B4.7).' },
  },
});
