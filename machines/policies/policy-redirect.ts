import { assign, type PromiseActorLogic, setup } from 'xstate';
import { type ApiError, errorOf } from '#domain/errors/api-error.ts';
import type { Identified } from '#domain/person/identification.ts';
import { hasNoDamagePolicies, searchesLife } from '#domain/policies/errors.ts';
import type { Exit } from '#domain/site/exit.ts';

interface RedirectInput {
  /** The policy number from the address. Empty if the address has none; no policy matches it. */
  readonly number: string;
}

type Search = PromiseActorLogic<string | null, string>;

/** `/router`: other sites and the overview link here when they only know a policy's number (A2.17, A2.27, B2.24). */
export const policyRedirect = setup({
  types: {
    context: {} as RedirectInput & {
      /** The detail page of the policy, or the start of the app. */
      path: string;
      /** Loading the damage policies failed with it, because the visitor has none here. */
      damageError: ApiError | null;
    },
    input: {} as RedirectInput,
    output: {} as Exit,
    tags: {} as 'waiting',
  },
  actors: {
    findDamagePolicy: {} as Search,
    identify: {} as PromiseActorLogic<Identified>,
    getBankInfo: {} as PromiseActorLogic<unknown>,
    findLifePolicy: {} as Search,
  },
  guards: {
    isFound: (_, { output }: { output: string | null }) => output !== null,
    hasNoDamagePolicies: ({ event }) => hasNoDamagePolicies(errorOf(event)),
    searchesLife: ({ context }, { output }: { output: Identified }) =>
      searchesLife(output, context.damageError),
  },
  actions: {
    keepPath: assign({
      path: ({ context }, { output }: { output: string | null }) => output ?? context.path,
    }),
  },
}).createMachine({
  id: 'policy-redirect',
  description: 'Redirects to the detail page of a policy, or to the start of the app.',
  context: ({ input }) => ({ ...input, path: '/', damageError: null }),
  initial: 'searchingDamage',
  states: {
    searchingDamage: {
      description: 'Looking for the policy among the damage policies.',
      tags: 'waiting',
      invoke: {
        id: 'findDamagePolicy',
        src: 'findDamagePolicy',
        input: ({ context }) => context.number,
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event },
            target: 'redirected',
            actions: { type: 'keepPath', params: ({ event }) => event },
          },
          { target: 'identifying' },
        ],
        onError: [
          {
            guard: 'hasNoDamagePolicies',
            target: 'identifying',
            actions: assign({ damageError: ({ event }) => errorOf(event) }),
          },
          { target: 'redirected' },
        ],
      },
    },
    identifying: {
      description: 'Loading whether the visitor is a person, because only persons have life policies.',
      tags: 'waiting',
      invoke: {
        id: 'identify',
        src: 'identify',
        onDone: [
          { guard: { type: 'searchesLife', params: ({ event }) => event }, target: 'loadingBank' },
          { target: 'redirected' },
        ],
        onError: 'redirected',
      },
    },
    loadingBank: {
      description: 'Loading the bank, which comes before the life policies (A7.3).',
      tags: 'waiting',
      invoke: { id: 'getBankInfo', src: 'getBankInfo', onDone: 'searchingLife', onError: 'redirected' },
    },
    searchingLife: {
      description: 'Looking for the policy among the life policies.',
      tags: 'waiting',
      invoke: {
        id: 'findLifePolicy',
        src: 'findLifePolicy',
        input: ({ context }) => context.number,
        onDone: { target: 'redirected', actions: { type: 'keepPath', params: ({ event }) => event } },
        onError: 'redirected',
      },
    },
    redirected: { description: 'The other page opens; going back skips this one.', type: 'final' },
  },
  output: ({ context: { path } }) => ({ to: path, replaces: true }),
});
