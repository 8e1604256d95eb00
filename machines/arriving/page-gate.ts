import { assign, type PromiseActorLogic, setup } from 'xstate';
import type { Routed } from '#domain/arriving/visitor-routing.ts';
import { type ApiError, errorOf } from '#domain/errors/api-error.ts';
import type { GateEnd } from '#domain/site/exit.ts';
import type { RoutingInput, visitorRouting } from '#machines/arriving/visitor-routing.ts';

interface GateInput {
  readonly site: RoutingInput;
}

/**
 * The gate of the main app: runs before each page (A4.9, A4.10, C4.15), except the landing page, which always has
 * `visitor-routing`, and the page for unknown addresses.
 */
export const pageGate = setup({
  types: {
    context: {} as GateInput & { error: ApiError | null; end: GateEnd },
    events: {} as { type: 'retried' },
    input: {} as GateInput,
    output: {} as GateEnd,
    tags: {} as 'waiting' | 'failure',
  },
  actors: {
    getTransitionToggle: {} as PromiseActorLogic<boolean>,
    visitorRouting: {} as typeof visitorRouting,
  },
  guards: {
    isToggleOn: (_, { output }: { output: boolean }) => output,
    leaves: (_, { output }: { output: Routed }) => 'leave' in output,
  },
  actions: {
    keepRouted: assign({
      end: ({ context }, { output }: { output: Routed }) => ('leave' in output ? output : context.end),
    }),
  },
}).createMachine({
  id: 'page-gate',
  description: 'Decides before each page whether the visitor belongs on it.',
  context: ({ input }) => ({ ...input, error: null, end: { admitted: true } }),
  initial: 'loadingTransition',
  states: {
    loadingTransition: {
      description:
        'Loading the toggle of the move to the successor insurer. While it is off, every page is shown.',
      tags: 'waiting',
      invoke: {
        id: 'getTransitionToggle',
        src: 'getTransitionToggle',
        onDone: [
          { guard: { type: 'isToggleOn', params: ({ event }) => event }, target: 'routing' },
          { target: 'admitted' },
        ],
        onError: { target: 'unavailable', actions: assign({ error: ({ event }) => errorOf(event) }) },
      },
    },
    routing: {
      description: 'Routing the visitor in a child flow.',
      invoke: {
        id: 'visitorRouting',
        src: 'visitorRouting',
        input: ({ context: { site } }) => site,
        onDone: [
          {
            guard: { type: 'leaves', params: ({ event }) => event },
            target: 'leaving',
            actions: { type: 'keepRouted', params: ({ event }) => event },
          },
          { target: 'admitted' },
        ],
      },
    },
    unavailable: {
      description: 'The toggle could not be loaded.',
      tags: 'failure',
      on: { retried: 'loadingTransition' },
    },
    admitted: { description: 'The visitor may see the page.', type: 'final' },
    leaving: { description: 'The visitor belongs at the successor.', type: 'final' },
  },
  output: ({ context }) => context.end,
});
