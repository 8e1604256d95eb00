import { assign, type PromiseActorLogic, setup } from 'xstate';
import { type ApiError, errorOf } from '#domain/errors/api-error.ts';
import type { Representative } from '#domain/person/representative.ts';
import type { directAccess } from '#machines/arriving/direct-access.ts';

interface RepresentativeInput {
  /** Numbers of the banks that may block direct access. */
  readonly mayBlock: readonly string[];
}

type Identification = Pick<Representative, 'organisasjonsnummer'>;

/** Runs before the pages of a business. It starts with the flow `direct-access` (C1.8, C4.15). */
export const loadRepresentative = setup({
  types: {
    context: {} as RepresentativeInput & {
      /** Null for a visitor who acts for themselves, and until the identification is loaded. */
      organisasjonsnummer: string | null;
      /** The visitor acts for an organisation, whose number is loaded. */
      isIdentified: boolean;
      relations: Representative['relations'];
      error: ApiError | null;
    },
    events: {} as { type: 'retried' },
    input: {} as RepresentativeInput,
    output: {} as Representative,
    tags: {} as 'waiting' | 'failure',
  },
  actors: {
    directAccess: {} as typeof directAccess,
    loadRelations: {} as PromiseActorLogic<Representative['relations']>,
    identify: {} as PromiseActorLogic<Identification>,
  },
  guards: {
    actsForThemselves: (_, { output }: { output: Identification }) => output.organisasjonsnummer === null,
    isIdentified: ({ context }) => context.isIdentified,
  },
  actions: { keepError: assign({ error: ({ event }) => errorOf(event) }) },
}).createMachine({
  id: 'load-representative',
  description: 'Loads the organisation that the visitor acts for, and the role in it.',
  context: ({ input }) => ({
    ...input,
    organisasjonsnummer: null,
    isIdentified: false,
    relations: [],
    error: null,
  }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Checking in a child flow whether the bank allows direct access.',
      invoke: {
        id: 'directAccess',
        src: 'directAccess',
        input: ({ context }) => ({ mayBlock: context.mayBlock }),
        onDone: 'identifying',
      },
    },
    identifying: {
      description: 'Loading whether the visitor acts for an organisation.',
      tags: 'waiting',
      invoke: {
        id: 'identify',
        src: 'identify',
        onDone: [
          { guard: { type: 'actsForThemselves', params: ({ event }) => event }, target: 'known' },
          {
            target: 'loadingRelations',
            actions: assign({
              organisasjonsnummer: ({ event }) => event.output.organisasjonsnummer,
              isIdentified: true,
            }),
          },
        ],
        onError: { target: 'unavailable', actions: 'keepError' },
      },
    },
    loadingRelations: {
      description: 'Loading the role in the organisation.',
      tags: 'waiting',
      invoke: {
        id: 'loadRelations',
        src: 'loadRelations',
        onDone: { target: 'known', actions: assign({ relations: ({ event }) => event.output }) },
        onError: { target: 'unavailable', actions: 'keepError' },
      },
    },
    unavailable: {
      description: 'The identification or the relations could not be loaded.',
      tags: 'failure',
      on: {
        retried: [{ guard: 'isIdentified', target: 'loadingRelations' }, { target: 'identifying' }],
      },
    },
    known: {
      description: 'The active party and any role are known.',
      type: 'final',
      output: ({ context: { organisasjonsnummer, relations } }) => ({ organisasjonsnummer, relations }),
    },
  },
  output: ({ event }) => event.output as Representative,
});
