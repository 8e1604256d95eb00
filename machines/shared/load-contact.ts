import { assign, type PromiseActorLogic, setup } from 'xstate';
import { contactWait, type KnownContact } from '#domain/shared/contact-info.ts';

/** Runs before a form that has the contact details that the insurer knows (C4.39). */
export const loadContact = setup({
  types: {
    context: {} as { known: KnownContact },
    output: {} as KnownContact,
    tags: {} as 'waiting',
  },
  actors: { getContactInfo: {} as PromiseActorLogic<KnownContact> },
  delays: { contactWait },
}).createMachine({
  id: 'load-contact',
  description:
    'Loads the contact details that the insurer knows. The form does not wait long for them (C4.39).',
  context: { known: {} },
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the phone number and the e-mail address.',
      tags: 'waiting',
      invoke: {
        id: 'getContactInfo',
        src: 'getContactInfo',
        onDone: { target: 'ready', actions: assign({ known: ({ event }) => event.output }) },
        onError: 'ready',
      },
      after: { contactWait: 'ready' },
    },
    ready: {
      description: 'The details are known; without a response in time, the form is empty.',
      type: 'final',
    },
  },
  output: ({ context }) => context.known,
});
