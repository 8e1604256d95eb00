import { assign, type PromiseActorLogic, setup } from 'xstate';
import { loadsDirectAccess } from '#domain/arriving/dependent-calls.ts';
import type { DirectAccess } from '#domain/arriving/visitor-routing.ts';
import { type ApiError, errorOf } from '#domain/errors/api-error.ts';
import type { SiteBank } from '#domain/shared/bank.ts';

interface AccessInput {
  /** Numbers of the banks that may block direct access. */
  readonly mayBlock: readonly string[];
}

/**
 * The gate of the main app: runs before each page (A4.10, C4.15), except the landing page, which has `visitor-routing`,
 * and the page for unknown addresses.
 */
export const directAccess = setup({
  types: {
    context: {} as AccessInput & {
      visitor: { bank: SiteBank | null };
      access: DirectAccess | null;
      error: ApiError | null;
    },
    events: {} as { type: 'retried' },
    input: {} as AccessInput,
    output: {} as { readonly kind: 'admitted' },
    tags: {} as 'waiting' | 'failure',
  },
  actors: {
    getTransitionToggle: {} as PromiseActorLogic<boolean>,
    getBankInfo: {} as PromiseActorLogic<SiteBank>,
    getDirectAccess: {} as PromiseActorLogic<DirectAccess>,
  },
  guards: {
    isToggleOn: (_, { output }: { output: boolean }) => output,
    mayBeBlocked: ({ context: { mayBlock } }, { output }: { output: SiteBank }) =>
      loadsDirectAccess({ transition: true, bank: output }, mayBlock),
    isBlocked: (_, { output }: { output: DirectAccess }) => output.blokkerDirektetilgang,
  },
  actions: { keepError: assign({ error: ({ event }) => errorOf(event) }) },
}).createMachine({
  id: 'direct-access',
  description: 'Checks whether the bank allows direct access.',
  context: ({ input }) => ({ ...input, visitor: { bank: null }, access: null, error: null }),
  initial: 'loadingTransition',
  states: {
    loadingTransition: {
      description: 'Loading the toggle of the move to the successor insurer.',
      tags: 'waiting',
      invoke: {
        id: 'getTransitionToggle',
        src: 'getTransitionToggle',
        onDone: [
          { guard: { type: 'isToggleOn', params: ({ event }) => event }, target: 'loadingBank' },
          { target: 'admitted' },
        ],
        onError: { target: 'unavailable', actions: 'keepError' },
      },
    },
    loadingBank: {
      description: 'Loading the bank whose site the visitor comes from.',
      tags: 'waiting',
      invoke: {
        id: 'getBankInfo',
        src: 'getBankInfo',
        onDone: [
          {
            guard: { type: 'mayBeBlocked', params: ({ event }) => event },
            target: 'loadingAccess',
            actions: assign({ visitor: ({ event }) => ({ bank: event.output }) }),
          },
          { target: 'admitted' },
        ],
        onError: { target: 'unavailable', actions: 'keepError' },
      },
    },
    loadingAccess: {
      description: 'Loading whether the bank blocks direct access.',
      tags: 'waiting',
      invoke: {
        id: 'getDirectAccess',
        src: 'getDirectAccess',
        onDone: [
          {
            guard: { type: 'isBlocked', params: ({ event }) => event },
            target: 'blocked',
            actions: assign({ access: ({ event }) => event.output }),
          },
          { target: 'admitted' },
        ],
        onError: { target: 'unavailable', actions: 'keepError' },
      },
    },
    blocked: { description: 'The bank blocks direct access; its customers log in at its own site.' },
    unavailable: {
      description: 'A response that is needed for the decision could not be loaded.',
      tags: 'failure',
      on: { retried: 'loadingTransition' },
    },
    admitted: { description: 'The visitor may see the page.', type: 'final' },
  },
  output: { kind: 'admitted' },
});
