import { assign, type PromiseActorLogic, setup } from 'xstate';
import { type ApiError, errorOf } from '#domain/errors/api-error.ts';
import type { Relation } from '#domain/person/relation.ts';
import type { AllowedAddress } from '#domain/site/address.ts';
import type { Exit } from '#domain/site/exit.ts';
import type { switchAgreement } from './switch-agreement.ts';

interface ChooserInput {
  readonly myPage: AllowedAddress;
  /** Whether customers of the site can switch (A2.26). */
  readonly maySwitch: boolean;
}

/** The page where the visitor chooses a party to act for (A2.40). */
export const agreementChooser = setup({
  types: {
    context: {} as ChooserInput & { relations: readonly Relation[]; error: ApiError | null },
    events: {} as { type: 'retried' },
    input: {} as ChooserInput,
    output: {} as Exit,
    tags: {} as 'waiting' | 'failure',
  },
  actors: {
    loadRelations: {} as PromiseActorLogic<readonly Relation[]>,
    switchAgreement: {} as typeof switchAgreement,
  },
  guards: {
    mayChoose: ({ context: { maySwitch } }, { output }: { output: readonly Relation[] }) =>
      maySwitch && output.length > 0,
  },
}).createMachine({
  id: 'agreement-chooser',
  description: 'The visitor chooses a party to act for: themselves, or an organisation.',
  context: ({ input }) => ({ ...input, relations: [], error: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the relations.',
      tags: 'waiting',
      invoke: {
        id: 'loadRelations',
        src: 'loadRelations',
        onDone: [
          {
            guard: { type: 'mayChoose', params: ({ event }) => event },
            target: 'choosing',
            actions: assign({ relations: ({ event }) => event.output }),
          },
          { target: 'leaving' },
        ],
        onError: { target: 'unavailable', actions: assign({ error: ({ event }) => errorOf(event) }) },
      },
    },
    unavailable: {
      description: 'The relations could not be loaded.',
      tags: 'failure',
      on: { retried: 'loading' },
    },
    choosing: {
      description: 'The visitor chooses a party in a child flow.',
      invoke: {
        id: 'switchAgreement',
        src: 'switchAgreement',
        input: ({ context: { relations } }) => ({ relations, shown: null }),
        onDone: 'leaving',
      },
    },
    leaving: {
      description: 'The visitor has switched, or cannot choose a party.',
      type: 'final',
    },
  },
  output: ({ context }): Exit => ({ leave: context.myPage }),
});
