import { assign, type PromiseActorLogic, setup } from 'xstate';
import type { Parties } from '#domain/arriving/parties.ts';
import type { AllowedAddress } from '#domain/site/address.ts';
import type { Exit } from '#domain/site/exit.ts';
import type { switchAgreement } from './switch-agreement.ts';

interface ChooserInput {
  readonly myPage: AllowedAddress;
  /** Whether the site lets its customers switch at all (A2.26). */
  readonly maySwitch: boolean;
}

/** The page where the visitor chooses a party to act for (A2.40). Every way out leads to my page (A7.9). */
export const agreementChooser = setup({
  types: {
    context: {} as ChooserInput & { parties: Parties },
    input: {} as ChooserInput,
    output: {} as Exit,
    tags: {} as 'waiting',
  },
  actors: {
    loadParties: {} as PromiseActorLogic<Parties>,
    switchAgreement: {} as typeof switchAgreement,
  },
  guards: {
    mayChoose: ({ context: { maySwitch } }, { organisations }: Parties) =>
      maySwitch && organisations.length > 0,
  },
}).createMachine({
  id: 'agreement-chooser',
  description: 'The visitor chooses a party to act for: themselves, or an organisation.',
  context: ({ input }) => ({ ...input, parties: { person: null, organisations: [] } }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the parties.',
      tags: 'waiting',
      invoke: {
        id: 'loadParties',
        src: 'loadParties',
        onDone: [
          {
            guard: { type: 'mayChoose', params: ({ event }) => event.output },
            target: 'choosing',
            actions: assign({ parties: ({ event }) => event.output }),
          },
          { target: 'leaving' },
        ],
        onError: 'leaving',
      },
    },
    choosing: {
      description: 'The visitor chooses, in a flow of its own.',
      invoke: {
        id: 'switchAgreement',
        src: 'switchAgreement',
        input: ({ context: { parties } }) => ({ parties, inDialog: false }),
        onDone: 'leaving',
      },
    },
    leaving: {
      description: 'The choice is made, there is nothing to choose from, or loading the parties failed.',
      type: 'final',
    },
  },
  output: ({ context }): Exit => ({ leave: context.myPage }),
});
