import { assign, type PromiseActorLogic, setup } from 'xstate';
import { type ApiError, errorOf } from '#domain/errors/api-error.ts';
import { isLostSession } from '#domain/errors/not-logged-in.ts';
import { contactWait, type KnownContact } from '#domain/shared/contact-info.ts';

interface LoadContactInput {
  /** A restored draft has its own contact details, so its form does not wait. */
  readonly isNeeded: boolean;
}

/** Runs before a form that has the contact details that the insurer knows (C4.39). */
export const loadContact = setup({
  types: {
    context: {} as LoadContactInput & { known: KnownContact; error: ApiError | null },
    input: {} as LoadContactInput,
    output: {} as KnownContact,
    tags: {} as 'waiting' | 'failure',
  },
  actors: { getContactInfo: {} as PromiseActorLogic<KnownContact> },
  delays: { contactWait: ({ context }) => (context.isNeeded ? contactWait : 0) },
  guards: { isLostSession: ({ event }) => isLostSession(errorOf(event)) },
  actions: { keepError: assign({ error: ({ event }) => errorOf(event) }) },
}).createMachine({
  id: 'load-contact',
  description:
    'Loads the contact details that the insurer knows. The form does not wait long for them (C4.39).',
  context: ({ input }) => ({ ...input, known: {}, error: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the phone number and the e-mail address.',
      tags: 'waiting',
      invoke: {
        id: 'getContactInfo',
        src: 'getContactInfo',
        onDone: { target: 'ready', actions: assign({ known: ({ event }) => event.output }) },
        onError: [{ guard: 'isLostSession', target: 'loggedOut', actions: 'keepError' }, { target: 'ready' }],
      },
      after: { contactWait: 'ready' },
    },
    loggedOut: {
      description:
        'The login session has ended, so a form could not be sent. The visitor logs in before typing (A8.8, C4.39).',
      tags: 'failure',
    },
    ready: {
      description: 'The details are known; without a response in time, the form is empty.',
      type: 'final',
    },
  },
  output: ({ context }) => context.known,
});
