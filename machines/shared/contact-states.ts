import type { DoneActorEvent } from 'xstate';
import type { KnownContact } from '#domain/shared/contact-info.ts';

interface Context {
  readonly contact: KnownContact | null;
}

/**
 * The state before a form with contact details, which the charts of these forms copy. The chart declares the child flow
 * `loadContact` and the action `fillIn`.
 */
export const loadingContactBefore = <const Form extends string>(form: Form) =>
  ({
    description:
      'A child flow loads the contact details that the insurer knows. A restored draft has its own, and does not wait for them (C4.39).',
    invoke: {
      id: 'loadContact',
      src: 'loadContact',
      input: ({ context }: { context: Context }) => ({ isNeeded: context.contact !== null }),
      onDone: {
        target: form,
        actions: {
          type: 'fillIn',
          params: ({ event }: { event: DoneActorEvent<KnownContact> }) => event,
        },
      },
    },
  }) as const;
