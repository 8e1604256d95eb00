import { assign, type PromiseActorLogic, setup, stateIn } from 'xstate';
import {
  type AccessEntry,
  accessEntries,
  isOfAnother,
  type OrganisationAccess,
  type Representative,
  type Told,
  visitorsRole,
} from '#domain/access/access.ts';
import type { AccessTyped } from '#domain/access/access-form.ts';
import { type ApiError, toApiError } from '#domain/errors/api-error.ts';
import { may } from '#domain/person/may.ts';
import type { AllowedAddress } from '#domain/site/address.ts';
import type { Exit } from '#domain/site/exit.ts';
import type { addAccess } from './add-access.ts';
import type { deleteAccess } from './delete-access.ts';
import type { Known, loadAccess } from './load-access.ts';

/** What the surrounding site decides. */
interface Site {
  readonly chooser: AllowedAddress;
  readonly phone: string;
}

const asksToAdd = (address: string) => address === '/bm/tilganger/ny';

const mayAdd = (visitor: Representative) => may(visitorsRole(visitor), 'addAccess');

/** Who has access on behalf of the organisation, and may change that (B2.90 to B2.92, B4.19). */
export const access = setup({
  types: {
    context: {} as {
      site: Site;
      organisation: OrganisationAccess;
      visitor: Representative;
      /** Whose access is about to go, while the administrator is asked. */
      deleting: AccessEntry | null;
      /** What has just happened, and to whom. */
      told: Told | null;
      /** What was typed of a new access before the visitor had to log in, until the form is opened. */
      draft: AccessTyped | null;
      error: ApiError | null;
    },
    events: {} as
      | { type: 'add.requested' }
      | { type: 'delete.requested'; uuid: string }
      | { type: 'retried' }
      | { type: 'left' }
      | { type: 'reload.requested' }
      | { type: 'address.requested'; address: string },
    input: {} as { site: Site; draft: AccessTyped | null },
    output: {} as Exit,
    tags: {} as 'waiting' | 'failure',
    meta: {} as { address: '/bm/tilganger' | '/bm/tilganger/ny' },
  },
  actors: {
    loadAccess: {} as typeof loadAccess,
    loadOrganisation: {} as PromiseActorLogic<OrganisationAccess>,
    addAccess: {} as typeof addAccess,
    deleteAccess: {} as typeof deleteAccess,
  },
  guards: {
    isUncovered: stateIn({ page: { dialog: 'shut' } }),
    mayNotSee: (_, { known }: { known: Known | null }) =>
      known === null || visitorsRole(known.visitor) === null,
    isOfAnother: (_, { known }: { known: Known | null }) =>
      known !== null && isOfAnother(known.organisation, known.visitor),
    mayAdd: ({ context }) => mayAdd(context.visitor),
    addRequestedAndMay: ({ context }, { address }: { address: string }) =>
      asksToAdd(address) && mayAdd(context.visitor),
    addRequested: (_, { address }: { address: string }) => asksToAdd(address),
    listRequested: (_, { address }: { address: string }) => address === '/bm/tilganger',
    mayDelete: ({ context: { organisation, visitor } }, { uuid }: { uuid: string }) =>
      may(visitorsRole(visitor), 'deleteAccess') &&
      accessEntries(organisation, visitor).some((entry) => entry.uuid === uuid),
    wasAdded: (_, { added }: { added: string | null }) => added !== null,
    isUnsure: (_, { isUnsure }: { isUnsure: boolean }) => isUnsure,
    ownWasDeleted: ({ context }, { outcome }: { outcome: string }) =>
      outcome === 'deleted' && context.deleting?.isOwn === true,
    wasDeleted: (_, { outcome }: { outcome: string }) => outcome === 'deleted',
  },
}).createMachine({
  id: 'access',
  description: 'Who has access on behalf of the organisation; an administrator gives and takes it.',
  context: ({ input }) => ({
    site: input.site,
    organisation: { organisasjonsnavn: '', autoRelasjoner: [], manuelleRelasjoner: [] },
    visitor: { relations: [], organisasjonsnummer: null },
    deleting: null,
    told: null,
    draft: input.draft,
    error: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'What the page needs is asked for, in a flow of its own.',
      invoke: {
        id: 'loadAccess',
        src: 'loadAccess',
        onDone: [
          {
            guard: { type: 'isOfAnother', params: ({ event }) => ({ known: event.output }) },
            target: 'switched',
          },
          {
            guard: { type: 'mayNotSee', params: ({ event }) => ({ known: event.output }) },
            target: 'noAccess',
            actions: assign(({ event }) => event.output ?? {}),
          },
          { target: 'page', actions: assign(({ event }) => event.output ?? {}) },
        ],
      },
    },
    noAccess: {
      description: 'The visitor has no role here, and is told who can give one.',
      meta: { address: '/bm/tilganger' },
    },
    page: {
      description: 'The list, with what may lie above it and what has just happened.',
      type: 'parallel',
      meta: { address: '/bm/tilganger' },
      states: {
        list: {
          description: 'Everybody with access.',
          initial: 'fresh',
          states: {
            fresh: { description: 'The list as the insurer has it.' },
            refreshing: {
              description: 'The list is read anew after a change.',
              tags: 'waiting',
              invoke: {
                id: 'loadOrganisation',
                src: 'loadOrganisation',
                onDone: [
                  {
                    guard: {
                      type: 'isOfAnother',
                      params: ({ context: { visitor }, event }) => ({
                        known: { organisation: event.output, visitor },
                      }),
                    },
                    target: '#access.switched',
                  },
                  { target: 'fresh', actions: assign({ organisation: ({ event }) => event.output }) },
                ],
                onError: {
                  target: 'stale',
                  actions: assign({ error: ({ event }) => toApiError(event.error) }),
                },
              },
            },
            stale: {
              description: 'The list is that of before the change; the new one could not be had.',
              tags: 'failure',
              // Not from beneath a dialog.
              on: { retried: { guard: 'isUncovered', target: 'refreshing' } },
            },
          },
        },
        dialog: {
          description: 'What lies above the page.',
          initial: 'shut',
          states: {
            shut: {
              description: 'No dialog.',
              on: {
                // What was told before has been read by then.
                'add.requested': { guard: 'mayAdd', target: 'adding', actions: assign({ told: null }) },
                'delete.requested': {
                  guard: { type: 'mayDelete', params: ({ event }) => event },
                  target: 'deleting',
                  actions: assign({
                    told: null,
                    deleting: ({ context: { organisation, visitor }, event }) =>
                      accessEntries(organisation, visitor).find(({ uuid }) => uuid === event.uuid) ?? null,
                  }),
                },
                'address.requested': [
                  {
                    guard: { type: 'addRequestedAndMay', params: ({ event }) => event },
                    target: 'adding',
                    actions: assign({ told: null }),
                  },
                  {
                    guard: { type: 'addRequested', params: ({ event }) => event },
                    actions: assign({ told: { kind: 'mayNot' } }),
                  },
                ],
              },
            },
            adding: {
              description: 'Somebody is given access, in a flow of its own.',
              meta: { address: '/bm/tilganger/ny' },
              exit: assign({ draft: null }),
              invoke: {
                id: 'addAccess',
                src: 'addAccess',
                input: ({ context: { organisation, draft } }) => ({
                  organisation: organisation.organisasjonsnavn,
                  draft,
                }),
                onDone: [
                  {
                    guard: { type: 'wasAdded', params: ({ event }) => event.output },
                    target: ['#access.page.list.refreshing', 'shut'],
                    actions: assign({
                      told: ({ event }) => ({ kind: 'added', name: event.output.added ?? '' }),
                    }),
                  },
                  {
                    guard: { type: 'isUnsure', params: ({ event }) => event.output },
                    target: ['#access.page.list.refreshing', 'shut'],
                  },
                  { target: 'shut' },
                ],
              },
              on: {
                'address.requested': {
                  guard: { type: 'listRequested', params: ({ event }) => event },
                  target: 'shut',
                },
              },
            },
            deleting: {
              description: "Somebody's access is taken away, in a flow of its own.",
              invoke: {
                id: 'deleteAccess',
                src: 'deleteAccess',
                input: ({ context: { deleting, organisation, site } }) => ({
                  uuid: deleting?.uuid ?? '',
                  name: deleting?.name ?? '',
                  isOwn: deleting?.isOwn ?? false,
                  organisation: organisation.organisasjonsnavn,
                  phone: site.phone,
                }),
                onDone: [
                  {
                    guard: { type: 'ownWasDeleted', params: ({ event }) => event.output },
                    target: '#access.ownDeleted',
                  },
                  {
                    guard: { type: 'wasDeleted', params: ({ event }) => event.output },
                    target: ['#access.page.list.refreshing', 'shut'],
                    actions: assign({
                      told: ({ context }) => ({ kind: 'deleted', name: context.deleting?.name ?? '' }),
                      deleting: null,
                    }),
                  },
                  {
                    guard: {
                      type: 'isUnsure',
                      params: ({ event }) => ({ isUnsure: event.output.outcome === 'unsure' }),
                    },
                    target: ['#access.page.list.refreshing', 'shut'],
                    actions: assign({ deleting: null }),
                  },
                  { target: 'shut', actions: assign({ deleting: null }) },
                ],
              },
            },
          },
        },
      },
    },
    switched: {
      description: 'The list is that of another organisation: the visitor has switched elsewhere.',
      meta: { address: '/bm/tilganger' },
      tags: 'failure',
      on: { 'reload.requested': 'reloading' },
    },
    reloading: {
      description: 'All is asked for anew, for whom the visitor acts now.',
      type: 'final',
      output: { reload: true } satisfies Exit,
    },
    ownDeleted: {
      description: 'The visitor has no longer access here, and goes on to choose another.',
      on: { left: 'gone' },
    },
    gone: {
      description: 'The customer chooses whom to act for.',
      type: 'final',
      output: ({ context }): Exit => ({ leave: context.site.chooser }),
    },
  },
  output: ({ event }) => event.output as Exit,
});
