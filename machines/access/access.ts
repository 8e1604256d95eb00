import { assign, type PromiseActorLogic, setup, stateIn } from 'xstate';
import {
  type AccessData,
  type AccessEntry,
  type AccessOutcome,
  applyDeletion,
  deletableEntry,
  isOfAnotherOrganisation,
  visitorsRole,
} from '#domain/access/access.ts';
import type { AccessTyped } from '#domain/access/access-form.ts';
import { type ApiError, errorOf } from '#domain/errors/api-error.ts';
import { meansNoRole } from '#domain/errors/no-access.ts';
import { may } from '#domain/person/may.ts';
import type { Exit } from '#domain/site/exit.ts';
import type { Site } from '#domain/site/site.ts';
import type { addAccess } from './add-access.ts';
import type { deleteAccess } from './delete-access.ts';
import type { loadAccess } from './load-access.ts';

type AccessSite = Pick<Site, 'agreementChooser' | 'phone'>;

/** The context of the access page. */
interface Context extends AccessData, AccessOutcome {
  readonly site: AccessSite;
  /** The entry of the deletion dialog; null while it is shut. */
  readonly entryToDelete: AccessEntry | null;
  /** The form's draft from before a new login; null if there was none, and after the form was closed. */
  readonly draft: AccessTyped | null;
  /** The list could not be reloaded. */
  readonly error: ApiError | null;
}

/** The persons with access to the organisation, and their administration (B2.90 to B2.92, B4.19). */
export const access = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'add.requested' }
      | { type: 'delete.requested'; uuid: string }
      | { type: 'retried' }
      | { type: 'chooser.requested' }
      | { type: 'reload.requested' }
      | { type: 'address.requested'; address: string },
    input: {} as { site: AccessSite; draft: AccessTyped | null },
    output: {} as Exit,
    tags: {} as 'waiting' | 'failure',
    meta: {} as { address: '/bm/tilganger' | '/bm/tilganger/ny' },
  },
  actors: {
    loadAccess: {} as typeof loadAccess,
    loadOrganisation: {} as PromiseActorLogic<AccessData['organisation']>,
    addAccess: {} as typeof addAccess,
    deleteAccess: {} as typeof deleteAccess,
  },
  guards: {
    isDialogShut: stateIn({ page: { dialog: 'shut' } }),
    isOfAnotherOrganisation: ({ context: { organisation, visitor } }) =>
      isOfAnotherOrganisation(organisation, visitor),
    hasNoRole: ({ context }) => visitorsRole(context.visitor) === null,
    mayAdd: ({ context }) => may(visitorsRole(context.visitor), 'addAccess'),
    isFormAddress: ({ event }) => 'address' in event && event.address === '/bm/tilganger/ny',
    mayOpenForm: ({ context, event }) =>
      'address' in event &&
      event.address === '/bm/tilganger/ny' &&
      may(visitorsRole(context.visitor), 'addAccess'),
    isListAddress: ({ event }) => 'address' in event && event.address === '/bm/tilganger',
    mayDelete: ({ context, event }) => 'uuid' in event && deletableEntry(context, event.uuid) !== null,
    hasLostAccess: ({ context: { confirmation, entryToDelete } }) =>
      confirmation?.kind === 'deleted' && entryToDelete?.isOnlyAccess === true,
    mayBeOutdated: ({ context }) => context.mayBeOutdated,
    meansNoRole: ({ event }) => meansNoRole(errorOf(event)),
  },
  actions: {
    /** Without data the visitor has no role: loading was refused. */
    keepData: assign((_, { data }: { data: AccessData | null }) => data ?? {}),
    applyDeletion: assign(({ context }, outcome: AccessOutcome) => applyDeletion(context, outcome)),
    /** An outdated list stays outdated until it is reloaded, also if a later form is cancelled. */
    mergeOutcome: assign(({ context }, { confirmation, mayBeOutdated }: AccessOutcome) => ({
      confirmation,
      mayBeOutdated: mayBeOutdated || context.mayBeOutdated,
    })),
  },
}).createMachine({
  id: 'access',
  description: 'The persons with access to the organisation; an administrator adds and deletes access.',
  context: ({ input }) => ({
    site: input.site,
    organisation: { organisasjonsnavn: '', autoRelasjoner: [], manuelleRelasjoner: [] },
    visitor: { relations: [], organisasjonsnummer: null },
    entryToDelete: null,
    confirmation: null,
    mayBeOutdated: false,
    draft: input.draft,
    error: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the data of the page in a child flow.',
      invoke: {
        id: 'loadAccess',
        src: 'loadAccess',
        onDone: {
          target: 'page',
          actions: { type: 'keepData', params: ({ event }) => ({ data: event.output }) },
        },
      },
    },
    noAccess: {
      description:
        "The visitor acts for themselves, or has no role in the organisation. A phone number is shown, and the administrators' names if they are loaded.",
      meta: { address: '/bm/tilganger' },
    },
    page: {
      description: "The list, a dialog over it, and a message about the visitor's last action.",
      type: 'parallel',
      meta: { address: '/bm/tilganger' },
      always: [
        { guard: 'isOfAnotherOrganisation', target: 'switched' },
        { guard: 'hasNoRole', target: 'noAccess' },
      ],
      states: {
        list: {
          description: 'The persons with access.',
          initial: 'fresh',
          states: {
            fresh: {
              description: 'The list is shown as last loaded.',
              always: { guard: 'mayBeOutdated', target: 'refreshing' },
            },
            refreshing: {
              description: 'Reloading the list, which may be outdated.',
              tags: 'waiting',
              invoke: {
                id: 'loadOrganisation',
                src: 'loadOrganisation',
                onDone: {
                  target: 'fresh',
                  actions: assign({ organisation: ({ event }) => event.output, mayBeOutdated: false }),
                },
                onError: [
                  { guard: 'meansNoRole', target: '#access.noAccess' },
                  { target: 'stale', actions: assign({ error: ({ event }) => errorOf(event) }) },
                ],
              },
            },
            stale: {
              description: 'Reloading failed; the last loaded list is shown.',
              tags: 'failure',
              // An open dialog covers the retry button.
              on: { retried: { guard: 'isDialogShut', target: 'refreshing' } },
            },
          },
        },
        dialog: {
          description: "The dialog to delete a person's access.",
          initial: 'shut',
          states: {
            shut: {
              description: 'No dialog is open.',
              exit: assign({ confirmation: null }),
              on: {
                'add.requested': { guard: 'mayAdd', target: '#access.adding' },
                'delete.requested': {
                  guard: 'mayDelete',
                  target: 'deleting',
                  actions: assign({
                    entryToDelete: ({ context, event }) => deletableEntry(context, event.uuid),
                  }),
                },
                'address.requested': [
                  { guard: 'mayOpenForm', target: '#access.adding' },
                  { guard: 'isFormAddress', actions: assign({ confirmation: { kind: 'missingRight' } }) },
                ],
              },
            },
            deleting: {
              description: "The administrator deletes a person's access, or their own, in a child flow.",
              invoke: {
                id: 'deleteAccess',
                src: 'deleteAccess',
                input: ({ context: { entryToDelete, organisation, site } }) => ({
                  uuid: entryToDelete?.uuid ?? '',
                  name: entryToDelete?.name ?? '',
                  isOwn: entryToDelete?.isOwn ?? false,
                  isOnlyAccess: entryToDelete?.isOnlyAccess ?? false,
                  organisationName: organisation.organisasjonsnavn,
                  phone: site.phone,
                }),
                onDone: {
                  target: 'deciding',
                  actions: { type: 'applyDeletion', params: ({ event }) => event.output },
                },
              },
            },
            deciding: {
              description:
                'Choosing what follows the dialog: the screen for lost access, a reload of an outdated list, or the page.',
              exit: assign({ entryToDelete: null }),
              always: [
                { guard: 'hasLostAccess', target: '#access.accessLost' },
                { guard: 'mayBeOutdated', target: ['#access.page.list.refreshing', 'shut'] },
                { target: 'shut' },
              ],
            },
          },
        },
      },
    },
    adding: {
      description: 'The administrator gives a person access in a child flow.',
      meta: { address: '/bm/tilganger/ny' },
      exit: assign({ draft: null }),
      invoke: {
        id: 'addAccess',
        src: 'addAccess',
        input: ({ context: { organisation, draft } }) => ({
          organisationName: organisation.organisasjonsnavn,
          draft,
        }),
        onDone: { target: 'page', actions: { type: 'mergeOutcome', params: ({ event }) => event.output } },
      },
      on: {
        'address.requested': {
          guard: 'isListAddress',
          target: 'page',
          // A submit may have had no readable response. The child's context is not known here, so the list always reloads.
          actions: assign({ mayBeOutdated: true }),
        },
      },
    },
    switched: {
      description: 'The list belongs to another organisation: the visitor has switched in another tab.',
      meta: { address: '/bm/tilganger' },
      tags: 'failure',
      on: { 'reload.requested': 'reloading' },
    },
    reloading: { description: 'The page reloads.', type: 'final', output: { reload: true } satisfies Exit },
    accessLost: {
      description: 'The visitor has deleted their only access; a button leads to the agreement chooser.',
      on: { 'chooser.requested': 'leaving' },
    },
    leaving: {
      description: 'The visitor goes to the agreement chooser.',
      type: 'final',
      output: ({ context }): Exit => ({ leave: context.site.agreementChooser }),
    },
  },
  output: ({ event }) => event.output as Exit,
});
