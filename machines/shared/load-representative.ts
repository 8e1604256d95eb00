import { assign, type PromiseActorLogic, setup } from 'xstate';
import { type ApiError, errorOf } from '#domain/errors/api-error.ts';
import type { Representative } from '#domain/person/representative.ts';
import type { directAccess } from '#machines/arriving/direct-access.ts';

interface RepresentativeInput {
  /** Numbers of the banks that may block direct access. */
  readonly mayBlock: readonly string[];
}

/** Each part is null until it is loaded. */
interface Loaded {
  readonly relations: Representative['relations'] | null;
  readonly acting: Pick<Representative, 'organisasjonsnummer'> | null;
}

const nothingLoaded: Loaded = { relations: null, acting: null };

const loadedFrom = ({ relations, acting }: Loaded): Representative | null =>
  relations && acting && { relations, ...acting };

/** Stands before the pages of a business, in place of `direct-access`, which it begins with (C1.8, C4.15). */
export const loadRepresentative = setup({
  types: {
    context: {} as RepresentativeInput & Loaded & { error: ApiError | null },
    events: {} as { type: 'retried' },
    input: {} as RepresentativeInput,
    output: {} as Representative,
    tags: {} as 'waiting' | 'failure',
  },
  actors: {
    directAccess: {} as typeof directAccess,
    loadRelations: {} as PromiseActorLogic<Representative['relations']>,
    identify: {} as PromiseActorLogic<Pick<Representative, 'organisasjonsnummer'>>,
  },
  guards: { isLoaded: ({ context }) => loadedFrom(context) !== null },
  actions: { keepError: assign({ error: ({ event }) => errorOf(event) }) },
}).createMachine({
  id: 'load-representative',
  description: 'Loads the organisation that the visitor acts for, and the role in it.',
  context: ({ input }) => ({ ...input, ...nothingLoaded, error: null }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Whether the bank lets the customer in, in a flow of its own.',
      invoke: {
        id: 'directAccess',
        src: 'directAccess',
        input: ({ context }) => ({ mayBlock: context.mayBlock }),
        onDone: 'loading',
      },
    },
    loading: {
      description: 'Loading the relations and the identification side by side.',
      tags: 'waiting',
      invoke: [
        {
          id: 'loadRelations',
          src: 'loadRelations',
          onDone: { actions: assign({ relations: ({ event }) => event.output }) },
          onError: { target: 'unavailable', actions: 'keepError' },
        },
        {
          id: 'identify',
          src: 'identify',
          onDone: { actions: assign({ acting: ({ event }) => event.output }) },
          onError: { target: 'unavailable', actions: 'keepError' },
        },
      ],
      always: { guard: 'isLoaded', target: 'known' },
    },
    unavailable: {
      description: 'The relations or the identification could not be loaded.',
      tags: 'failure',
      entry: assign(() => nothingLoaded),
      on: { retried: 'loading' },
    },
    known: {
      description: 'Both are loaded.',
      type: 'final',
      output: ({ context }) => loadedFrom(context),
    },
  },
  output: ({ event }) => event.output as Representative,
});
