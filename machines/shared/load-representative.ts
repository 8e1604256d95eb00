import { assign, type PromiseActorLogic, setup } from 'xstate';
import { type ApiError, errorOf } from '#domain/errors/api-error.ts';
import type { Representative } from '#domain/person/representative.ts';

type Identification = Pick<Representative, 'organisasjonsnummer'>;

/** Runs before the pages of a business (C1.8). */
export const loadRepresentative = setup({
  types: {
    context: {} as {
      /** Null for a visitor who acts for themselves, and until the identification is loaded. */
      organisasjonsnummer: string | null;
      relations: Representative['relations'];
      error: ApiError | null;
    },
    events: {} as { type: 'retried' },
    output: {} as Representative,
    tags: {} as 'waiting' | 'failure',
  },
  actors: {
    loadRelations: {} as PromiseActorLogic<Representative['relations']>,
    identify: {} as PromiseActorLogic<Identification>,
  },
  guards: {
    actsForThemselves: (_, { output }: { output: Identification }) => output.organisasjonsnummer === null,
  },
  actions: { keepError: assign({ error: ({ event }) => errorOf(event) }) },
}).createMachine({
  id: 'load-representative',
  description: 'Loads the organisation that the visitor acts for, and the role in it.',
  context: { organisasjonsnummer: null, relations: [], error: null },
  initial: 'identifying',
  states: {
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
            actions: assign({ organisasjonsnummer: ({ event }) => event.output.organisasjonsnummer }),
          },
        ],
        onError: { target: 'unidentified', actions: 'keepError' },
      },
    },
    unidentified: {
      description: 'The visitor could not be identified (A6.4).',
      tags: 'failure',
      on: { retried: 'identifying' },
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
      description: 'The relations could not be loaded.',
      tags: 'failure',
      on: { retried: 'loadingRelations' },
    },
    known: {
      description: 'The active party and any role are known.',
      type: 'final',
      output: ({ context: { organisasjonsnummer, relations } }) => ({ organisasjonsnummer, relations }),
    },
  },
  output: ({ event }) => event.output as Representative,
});
