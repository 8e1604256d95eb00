import { assign, type PromiseActorLogic, setup } from 'xstate';
import type { AccessData, OrganisationAccess } from '#domain/access/access.ts';
import { type ApiError, errorOf } from '#domain/errors/api-error.ts';
import { meansNoRole } from '#domain/errors/no-access.ts';
import type { Representative } from '#domain/person/representative.ts';

/** Each part is null until it is loaded. */
interface Loaded {
  readonly organisation: OrganisationAccess | null;
  readonly relations: Representative['relations'] | null;
  readonly identification: Pick<Representative, 'organisasjonsnummer'> | null;
}

const nothingLoaded: Loaded = { organisation: null, relations: null, identification: null };

const completeData = ({ organisation, relations, identification }: Loaded): AccessData | null =>
  organisation && relations && identification && { organisation, visitor: { relations, ...identification } };

/**
 * Loads the data of the access page. The output is null only if the server refuses a request with FEL3710020: the
 * visitor has no role (B8.16).
 */
export const loadAccess = setup({
  types: {
    context: {} as Loaded & { error: ApiError | null },
    events: {} as { type: 'retried' },
    output: {} as AccessData | null,
    tags: {} as 'waiting' | 'failure',
  },
  actors: {
    loadOrganisation: {} as PromiseActorLogic<OrganisationAccess>,
    loadRelations: {} as PromiseActorLogic<Representative['relations']>,
    identify: {} as PromiseActorLogic<Pick<Representative, 'organisasjonsnummer'>>,
  },
  guards: {
    meansNoRole: ({ event }) => meansNoRole(errorOf(event)),
    isLoaded: ({ context }) => completeData(context) !== null,
  },
  actions: {
    keepError: assign({ error: ({ event }) => errorOf(event) }),
    clearData: assign(() => nothingLoaded),
  },
}).createMachine({
  id: 'load-access',
  description:
    "Loads the access list, the visitor's relations, and the organisation that the visitor acts for.",
  context: { ...nothingLoaded, error: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the access list, the relations and the identification in parallel.',
      tags: 'waiting',
      invoke: [
        {
          id: 'loadOrganisation',
          src: 'loadOrganisation',
          onDone: { actions: assign({ organisation: ({ event }) => event.output }) },
          onError: [
            { guard: 'meansNoRole', target: 'refused' },
            { target: 'unavailable', actions: 'keepError' },
          ],
        },
        {
          id: 'loadRelations',
          src: 'loadRelations',
          onDone: { actions: assign({ relations: ({ event }) => event.output }) },
          onError: [
            { guard: 'meansNoRole', target: 'refused' },
            { target: 'unavailable', actions: 'keepError' },
          ],
        },
        {
          id: 'identify',
          src: 'identify',
          onDone: { actions: assign({ identification: ({ event }) => event.output }) },
          onError: [
            { guard: 'meansNoRole', target: 'refused' },
            { target: 'unidentified', actions: 'keepError' },
          ],
        },
      ],
      always: { guard: 'isLoaded', target: 'ready' },
    },
    unavailable: {
      description: "The access list or the visitor's relations could not be loaded (B8.15).",
      tags: 'failure',
      // The parts belong together, so a retry loads all of them.
      entry: 'clearData',
      on: { retried: 'loading' },
    },
    unidentified: {
      description: 'The identification could not be loaded (A6.4).',
      tags: 'failure',
      entry: 'clearData',
      on: { retried: 'loading' },
    },
    ready: {
      description: 'All parts are loaded.',
      type: 'final',
      output: ({ context }) => completeData(context),
    },
    refused: {
      description: 'The server refused a request with FEL3710020: the visitor has no role.',
      type: 'final',
      output: null,
    },
  },
  output: ({ event }) => event.output as AccessData | null,
});
