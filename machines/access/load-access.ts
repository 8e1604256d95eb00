import { assign, type PromiseActorLogic, setup } from 'xstate';
import type { OrganisationAccess, Representative } from '#domain/access/access.ts';
import { organisationRelationsRefusals } from '#domain/access/errors.ts';
import { type ApiError, toApiError } from '#domain/errors/api-error.ts';
import { refusalIn } from '#domain/errors/refusals.ts';

/** Who has access, and as what the visitor looks at it. */
export interface Known {
  readonly organisation: OrganisationAccess;
  readonly visitor: Representative;
}

const nothingKnown: Known = {
  organisation: { organisasjonsnavn: '', autoRelasjoner: [], manuelleRelasjoner: [] },
  visitor: { relations: [], organisasjonsnummer: null },
};

/** What the access page needs, asked for side by side. Ends with null where the visitor has no access at all. */
export const loadAccess = setup({
  types: {
    context: {} as Known & { error: ApiError | null },
    events: {} as { type: 'retried' },
    output: {} as Known | null,
    tags: {} as 'waiting' | 'failure',
  },
  actors: {
    loadOrganisation: {} as PromiseActorLogic<OrganisationAccess>,
    loadRelations: {} as PromiseActorLogic<Representative['relations']>,
    identify: {} as PromiseActorLogic<string | null>,
  },
  guards: {
    isNoAccess: (_, { error }: { error: unknown }) =>
      refusalIn(organisationRelationsRefusals, error) === 'FEL3710020',
  },
}).createMachine({
  id: 'load-access',
  description: 'Who has access, what the visitor may act for, and whom they act for now.',
  context: { ...nothingKnown, error: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'What the page needs is asked for side by side.',
      type: 'parallel',
      states: {
        organisation: {
          description: 'Who has access.',
          initial: 'asking',
          states: {
            asking: {
              description: 'The list is on its way.',
              tags: 'waiting',
              invoke: {
                id: 'loadOrganisation',
                src: 'loadOrganisation',
                onDone: { target: 'there', actions: assign({ organisation: ({ event }) => event.output }) },
                onError: [
                  {
                    guard: { type: 'isNoAccess', params: ({ event }) => event },
                    target: '#load-access.refused',
                  },
                  {
                    target: '#load-access.unavailable',
                    actions: assign({ error: ({ event }) => toApiError(event.error) }),
                  },
                ],
              },
            },
            there: { description: 'The list is there.', type: 'final' },
          },
        },
        relations: {
          description: 'What the visitor may act for.',
          initial: 'asking',
          states: {
            asking: {
              description: 'The relations are on their way.',
              tags: 'waiting',
              invoke: {
                id: 'loadRelations',
                src: 'loadRelations',
                onDone: {
                  target: 'there',
                  actions: assign({
                    visitor: ({ context, event }) => ({ ...context.visitor, relations: event.output }),
                  }),
                },
                onError: {
                  target: '#load-access.unavailable',
                  actions: assign({ error: ({ event }) => toApiError(event.error) }),
                },
              },
            },
            there: { description: 'The relations are there.', type: 'final' },
          },
        },
        identification: {
          description: 'Whom the visitor acts for now.',
          initial: 'asking',
          states: {
            asking: {
              description: 'The identification is on its way.',
              tags: 'waiting',
              invoke: {
                id: 'identify',
                src: 'identify',
                onDone: {
                  target: 'there',
                  actions: assign({
                    visitor: ({ context, event }) => ({
                      ...context.visitor,
                      organisasjonsnummer: event.output,
                    }),
                  }),
                },
                onError: {
                  target: '#load-access.unavailable',
                  actions: assign({ error: ({ event }) => toApiError(event.error) }),
                },
              },
            },
            there: { description: 'The identification is there.', type: 'final' },
          },
        },
      },
      onDone: 'ready',
    },
    unavailable: {
      description: 'Something that the page needs could not be had.',
      tags: 'failure',
      // Half of an answer says nothing: it begins anew.
      entry: assign(() => nothingKnown),
      on: { retried: 'loading' },
    },
    ready: {
      description: 'All that the page needs is there.',
      type: 'final',
      output: ({ context: { organisation, visitor } }) => ({ organisation, visitor }),
    },
    refused: {
      description: 'The insurer knows no role of the visitor here.',
      type: 'final',
      output: null,
    },
  },
  output: ({ event }) => event.output as Known | null,
});
