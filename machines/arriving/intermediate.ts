import { assign, type PromiseActorLogic, setup } from 'xstate';
import { afterRouting, type Routed } from '#domain/arriving/visitor-routing.ts';
import { type ApiError, toApiError } from '#domain/errors/api-error.ts';
import { actsForBusiness } from '#domain/person/identification.ts';
import { nobody, type Visitor } from '#domain/person/visitor.ts';
import type { AllowedAddress } from '#domain/site/address.ts';
import type { Exit } from '#domain/site/exit.ts';
import type { SiteLink } from '#domain/site/site-link.ts';
import type { RoutingInput, visitorRouting } from './visitor-routing.ts';

/** The input of routing, and the addresses of the links; the surrounding site decides both. */
export interface IntermediateInput {
  readonly routing: RoutingInput;
  readonly overview: AllowedAddress;
  readonly invoice: SiteLink;
  readonly documents: SiteLink;
  readonly claim: SiteLink;
  /** The buy page of private customers; businesses use `order` (A6.2). */
  readonly buyPage: SiteLink;
  readonly order: SiteLink;
}

/** A page between the bank and the portal (A2.34). */
export const intermediate = setup({
  types: {
    context: {} as {
      site: IntermediateInput;
      visitor: Visitor;
      exit: Exit;
      error: ApiError | null;
      /** A health declaration waits at the successor insurer (A7.7). */
      hasDeclaration: boolean;
    },
    events: {} as { type: 'retried' },
    input: {} as IntermediateInput,
    output: {} as Exit,
    tags: {} as 'waiting' | 'failure',
  },
  actors: {
    visitorRouting: {} as typeof visitorRouting,
    getSkipToggle: {} as PromiseActorLogic<boolean>,
    hasDeclaration: {} as PromiseActorLogic<boolean>,
  },
  guards: {
    leaves: (_, { output }: { output: Routed }) => 'leave' in output,
    loadsDeclaration: ({ context: { visitor } }) => visitor.transition && !actsForBusiness(visitor),
    isToggleOn: (_, { output }: { output: boolean }) => output,
  },
  actions: {
    keepRouted: assign((_, { output }: { output: Routed }) => afterRouting(output)),
  },
}).createMachine({
  id: 'intermediate',
  description: 'A choice of links before the overview.',
  context: ({ input }) => ({
    site: input,
    visitor: nobody,
    exit: { leave: input.overview },
    error: null,
    hasDeclaration: false,
  }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Routing the visitor in a child flow.',
      invoke: {
        id: 'visitorRouting',
        src: 'visitorRouting',
        input: ({ context }) => context.site.routing,
        onDone: [
          {
            guard: { type: 'leaves', params: ({ event }) => event },
            target: 'leaving',
            actions: { type: 'keepRouted', params: ({ event }) => event },
          },
          { target: 'loadingSkip', actions: { type: 'keepRouted', params: ({ event }) => event } },
        ],
      },
    },
    loadingSkip: {
      description: 'Loading the toggle that skips this page.',
      tags: 'waiting',
      invoke: {
        id: 'getSkipToggle',
        src: 'getSkipToggle',
        onDone: [
          { guard: { type: 'isToggleOn', params: ({ event }) => event }, target: 'leaving' },
          { target: 'shown' },
        ],
        onError: {
          target: 'unavailable',
          actions: assign({ error: ({ event }) => toApiError(event.error) }),
        },
      },
    },
    unavailable: {
      description: 'The toggle could not be loaded.',
      tags: 'failure',
      on: { retried: { target: 'loadingSkip', actions: assign({ error: null }) } },
    },
    shown: {
      description: 'The page shows the links.',
      initial: 'choosing',
      states: {
        choosing: {
          description:
            'The request runs only for private customers, and only after the move to the successor has begun (A4.9).',
          always: [{ guard: 'loadsDeclaration', target: 'loading' }, { target: 'settled' }],
        },
        loading: {
          description:
            'The links are shown; loading whether a health declaration waits at the successor (A7.7).',
          tags: 'waiting',
          invoke: {
            id: 'hasDeclaration',
            src: 'hasDeclaration',
            onDone: {
              target: 'settled',
              actions: assign({ hasDeclaration: ({ event }) => event.output }),
            },
            onError: 'settled',
          },
        },
        settled: { description: 'The links are shown. A health declaration has one if it waits.' },
      },
    },
    leaving: {
      description: 'The visitor goes to the overview, or to the successor.',
      type: 'final',
    },
  },
  output: ({ context }) => context.exit,
});
