import { assign, type PromiseActorLogic, setup } from 'xstate';
import { type ApiError, errorOf } from '#domain/errors/api-error.ts';
import { meansNoRole } from '#domain/errors/no-access.ts';
import { mayAs, type PageVisitor, type Representative } from '#domain/person/representative.ts';
import type { Site } from '#domain/site/site.ts';
import type { noAccess } from './no-access.ts';

type Identification = Omit<PageVisitor, 'relations'>;

interface RepresentativeInput {
  readonly site: Pick<Site, 'phone'>;
}

/** Runs before the pages whose content depends on the visitor's role (C1.8, C4.12). */
export const loadRepresentative = setup({
  types: {
    context: {} as RepresentativeInput & {
      visitor: PageVisitor;
      error: ApiError | null;
    },
    events: {} as { type: 'retried' },
    input: {} as RepresentativeInput,
    output: {} as PageVisitor,
    tags: {} as 'waiting' | 'failure',
  },
  actors: {
    loadRelations: {} as PromiseActorLogic<Representative['relations']>,
    identify: {} as PromiseActorLogic<Identification>,
    noAccess: {} as typeof noAccess,
  },
  guards: {
    actsForThemselves: (_, { output }: { output: Identification }) => output.organisasjonsnummer === null,
    hasRole: ({ context: { visitor } }, { output: relations }: { output: Representative['relations'] }) =>
      mayAs({ ...visitor, relations }, 'viewPolicies'),
    meansNoRole: ({ event }) => meansNoRole(errorOf(event)),
  },
  actions: {
    keepError: assign({ error: ({ event }) => errorOf(event) }),
    keepIdentification: assign({
      visitor: ({ context: { visitor } }, { output }: { output: Identification }) => ({
        ...visitor,
        ...output,
      }),
    }),
  },
}).createMachine({
  id: 'load-representative',
  description: 'Loads the organisation that the visitor acts for, and the role in it.',
  context: ({ input }) => ({
    ...input,
    visitor: { organisasjonsnummer: null, hasNationalId: false, isBroker: false, relations: [] },
    error: null,
  }),
  initial: 'identifying',
  states: {
    identifying: {
      description: 'Loading whether the visitor acts for an organisation.',
      tags: 'waiting',
      invoke: {
        id: 'identify',
        src: 'identify',
        onDone: [
          {
            guard: { type: 'actsForThemselves', params: ({ event }) => event },
            target: 'known',
            actions: { type: 'keepIdentification', params: ({ event }) => event },
          },
          {
            target: 'loadingRelations',
            actions: { type: 'keepIdentification', params: ({ event }) => event },
          },
        ],
        onError: [
          { guard: 'meansNoRole', target: 'noAccess' },
          { target: 'unidentified', actions: 'keepError' },
        ],
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
        onDone: [
          {
            guard: { type: 'hasRole', params: ({ event }) => event },
            target: 'known',
            actions: assign({
              visitor: ({ context: { visitor }, event: { output } }) => ({ ...visitor, relations: output }),
            }),
          },
          { target: 'noAccess' },
        ],
        onError: [
          { guard: 'meansNoRole', target: 'noAccess' },
          { target: 'unavailable', actions: 'keepError' },
        ],
      },
    },
    unavailable: {
      description: 'The relations could not be loaded.',
      tags: 'failure',
      on: { retried: 'loadingRelations' },
    },
    noAccess: {
      description:
        'The visitor has no known role in the organisation, or the insurer says so with FEL3710020 (C4.12). A child flow shows the persons who can give one (A2.33).',
      invoke: { id: 'noAccess', src: 'noAccess', input: ({ context: { site } }) => ({ site }) },
    },
    known: {
      description: 'The visitor acts for themselves, or has a role in the organisation.',
      type: 'final',
    },
  },
  output: ({ context: { visitor } }) => visitor,
});
