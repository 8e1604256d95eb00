import { type EventObject, emit, type MachineContext } from 'xstate';
import type { FieldChange } from '#domain/fields/form-check.ts';
import type { RequestField } from '#domain/requests/request-form.ts';

export type RequestEvent = ({ type: 'field.changed' } & FieldChange<RequestField>) | { type: 'submitted' };

/** The form of a change and of an order, which both charts copy. The chart declares `isValid`, `keepField` and `sending`. */
export const requestFilling = <Context extends MachineContext>() =>
  ({
    description: 'The visitor describes what they want and fills in contact details.',
    initial: 'typing',
    on: {
      'field.changed': {
        actions: {
          type: 'keepField',
          params: ({ event }: { event: FieldChange<RequestField> }) => event,
        },
      },
      submitted: [{ guard: 'isValid', target: 'sending' }, { target: '.rejected' }],
    },
    states: {
      typing: { description: 'The form shows the message and the contact details typed so far.' },
      rejected: {
        description: 'The form shows errors at the message or the contact details.',
        entry: emit<Context, EventObject, undefined, RequestEvent, { type: 'form.rejected' }>({
          type: 'form.rejected',
        }),
        always: { guard: 'isValid', target: 'typing' },
      },
      failed: { description: 'Sending failed; the form keeps its values (B8.7).', tags: 'failure' },
      unknown: {
        description: 'No readable response: the request may have been sent.',
        tags: ['failure', 'unknown'],
      },
    },
  }) as const;
