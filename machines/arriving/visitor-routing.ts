import { assign, type PromiseActorLogic, setup } from 'xstate';
import { loadsDirectAccess } from '#domain/arriving/dependent-calls.ts';
import { damagePoliciesRefusals } from '#domain/arriving/errors.ts';
import type { SuccessorTarget } from '#domain/arriving/successor-targets.ts';
import {
  type DirectAccess,
  destinationOf,
  endRouting,
  noResponses,
  type Routed,
  type RoutingResponse,
  type RoutingResponses,
  resetRouting,
} from '#domain/arriving/visitor-routing.ts';
import { type ApiError, toApiError } from '#domain/errors/api-error.ts';
import { meansNoRole } from '#domain/errors/no-access.ts';
import { refusalIn } from '#domain/errors/refusals.ts';
import { actsForBusiness, type Identified } from '#domain/person/identification.ts';
import { nobody, type Visitor } from '#domain/person/visitor.ts';
import type { SiteBank } from '#domain/shared/bank.ts';
import type { noAccess } from '#machines/shared/no-access.ts';

const errorOf = ({ event }: { event: { error: unknown } }) => toApiError(event.error);

/** The surrounding site's settings, the successor's page that replaces this one, and the `kid` of the address. */
export interface RoutingInput {
  readonly phone: string;
  /** Numbers of the banks that may block direct access (A4.10). */
  readonly mayBlock: readonly string[];
  readonly successorHost: string;
  readonly successorPage: SuccessorTarget;
  /** Passed on to the successor (A9.9); null if the address has none. */
  readonly kid: string | null;
}

interface RoutingContext extends RoutingResponses {
  readonly site: RoutingInput;
  readonly visitor: Visitor;
  /** The last failure. */
  readonly error: ApiError | null;
}

/** Decides where the visitor of a page belongs (A4.9, A4.10). */
export const visitorRouting = setup({
  types: {
    context: {} as RoutingContext,
    events: {} as { type: 'retried' },
    input: {} as RoutingInput,
    output: {} as Routed,
    tags: {} as 'waiting' | 'failure',
  },
  actors: {
    identify: {} as PromiseActorLogic<Identified>,
    noAccess: {} as typeof noAccess,
    getTransitionToggle: {} as PromiseActorLogic<boolean>,
    getBankInfo: {} as PromiseActorLogic<SiteBank>,
    getRouting: {} as PromiseActorLogic<RoutingResponse>,
    hasDamagePolicies: {} as PromiseActorLogic<boolean>,
    getRedirectToggle: {} as PromiseActorLogic<boolean>,
    getDirectAccess: {} as PromiseActorLogic<DirectAccess>,
  },
  guards: {
    meansNoRole: (_, { error }: { error: unknown }) => meansNoRole(error),
    isToggleOn: (_, { output }: { output: boolean }) => output,
    isBusiness: ({ context: { visitor } }) => actsForBusiness(visitor),
    mayBeBlocked: ({ context }) => loadsDirectAccess(context.visitor, context.site.mayBlock),
    mayNotSeeDamage: (_, { error }: { error: unknown }) =>
      refusalIn(damagePoliciesRefusals, error) === 'mayNotSeeDamage',
    movesToSuccessor: ({ context }) => destinationOf(context) === 'successor',
    hasFailed: ({ context }) => destinationOf(context) === 'failed',
    isBlocked: ({ context }) => destinationOf(context) === 'blocked',
    belongsHere: ({ context }) => destinationOf(context) === 'page',
  },
  actions: { resetRouting: assign(({ context }) => resetRouting(context)) },
}).createMachine({
  id: 'visitor-routing',
  description: 'Decides where the visitor belongs: on this page, at the successor insurer, or at the bank.',
  context: ({ input }) => ({ site: input, visitor: nobody, ...noResponses, error: null }),
  initial: 'identifying',
  states: {
    identifying: {
      description: 'Loading the identification.',
      tags: 'waiting',
      invoke: {
        id: 'identify',
        src: 'identify',
        onDone: {
          target: 'loadingTransition',
          actions: assign({ visitor: ({ event }) => ({ ...nobody, ...event.output }) }),
        },
        onError: [
          { guard: { type: 'meansNoRole', params: ({ event }) => event }, target: 'noAccess' },
          { target: 'loggedOut', actions: assign({ error: errorOf }) },
        ],
      },
    },
    loggedOut: {
      description: 'The identification could not be loaded.',
      tags: 'failure',
      on: { retried: 'identifying' },
    },
    noAccess: {
      description:
        'The insurer says that the visitor has no role (C4.12). A child flow shows the persons who can give one (A2.33).',
      invoke: {
        id: 'noAccess',
        src: 'noAccess',
        input: ({ context: { site } }) => ({ site: { phone: site.phone } }),
      },
    },
    loadingTransition: {
      description: 'Loading the toggle of the move to the successor insurer.',
      tags: 'waiting',
      invoke: {
        id: 'getTransitionToggle',
        src: 'getTransitionToggle',
        onDone: [
          {
            guard: { type: 'isToggleOn', params: ({ event }) => event },
            target: 'loadingBank',
            actions: assign({ visitor: ({ context }) => ({ ...context.visitor, transition: true }) }),
          },
          { target: 'shown' },
        ],
        onError: { target: 'unavailable', actions: assign({ error: errorOf }) },
      },
    },
    loadingBank: {
      description: 'Loading the bank whose site the visitor comes from.',
      tags: 'waiting',
      invoke: {
        id: 'getBankInfo',
        src: 'getBankInfo',
        onDone: {
          target: 'routing',
          actions: assign({ visitor: ({ context, event }) => ({ ...context.visitor, bank: event.output }) }),
        },
        onError: { target: 'unavailable', actions: assign({ error: errorOf }) },
      },
    },
    routing: {
      description: 'Loading responses in parallel, until they are enough for a decision.',
      type: 'parallel',
      always: [
        { guard: 'movesToSuccessor', target: 'leaving' },
        { guard: 'hasFailed', target: 'unavailable' },
        { guard: 'isBlocked', target: 'blocked' },
        { guard: 'belongsHere', target: 'shown' },
      ],
      states: {
        successor: {
          description: 'The requests that decide whether the visitor moves to the successor.',
          initial: 'choosing',
          states: {
            choosing: {
              description: 'Businesses and private customers need different requests.',
              always: [{ guard: 'isBusiness', target: 'business' }, { target: 'private' }],
            },
            business: {
              description: 'Loading the insurer of the business.',
              tags: 'waiting',
              invoke: {
                id: 'getRouting',
                src: 'getRouting',
                onDone: { actions: assign({ routing: ({ event }) => event.output }) },
                onError: { actions: assign({ routing: 'failed', error: errorOf }) },
              },
            },
            private: {
              description:
                'Loading whether the customer has damage policies, and the toggle of the redirect.',
              tags: 'waiting',
              invoke: [
                {
                  id: 'hasDamagePolicies',
                  src: 'hasDamagePolicies',
                  onDone: { actions: assign({ hasDamagePolicies: ({ event }) => event.output }) },
                  onError: [
                    {
                      guard: { type: 'mayNotSeeDamage', params: ({ event }) => event },
                      actions: assign({ hasDamagePolicies: false }),
                    },
                    { actions: assign({ hasDamagePolicies: 'failed', error: errorOf }) },
                  ],
                },
                {
                  id: 'getRedirectToggle',
                  src: 'getRedirectToggle',
                  onDone: { actions: assign({ redirect: ({ event }) => event.output }) },
                  onError: { actions: assign({ redirect: 'failed', error: errorOf }) },
                },
              ],
            },
          },
        },
        access: {
          description: 'The request that decides whether the bank blocks direct access.',
          initial: 'notNeeded',
          states: {
            notNeeded: {
              description: 'Most banks may not block direct access, so nothing is loaded.',
              always: { guard: 'mayBeBlocked', target: 'loading' },
            },
            loading: {
              description: 'Loading whether the bank blocks direct access.',
              tags: 'waiting',
              invoke: {
                id: 'getDirectAccess',
                src: 'getDirectAccess',
                onDone: { actions: assign({ access: ({ event }) => event.output }) },
                onError: { actions: assign({ access: 'failed', error: errorOf }) },
              },
            },
          },
        },
      },
    },
    blocked: { description: 'The bank blocks direct access; its customers log in at its own site.' },
    unavailable: {
      description: 'A response that is needed for the decision could not be loaded.',
      tags: 'failure',
      // A retry starts over with everything but the identification.
      entry: 'resetRouting',
      on: { retried: 'loadingTransition' },
    },
    shown: { description: 'The visitor belongs on this page.', type: 'final' },
    leaving: { description: 'The visitor belongs at the successor.', type: 'final' },
  },
  output: ({ context }) => endRouting(context),
});
