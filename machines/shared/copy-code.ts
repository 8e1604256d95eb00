import { emit, setup } from 'xstate';
import { type CodeDetails, copiedText } from '#domain/errors/copy-words.ts';
import { durations } from '#domain/site/durations.ts';

interface CopyInput {
  readonly code: string;
  /** The status and time of an error; null for a code that belongs to the customer. */
  readonly details: CodeDetails | null;
}

/** Copies an error code (A2.45, A8.15) or a code of the customer (B2.72). The host writes to the clipboard. */
export const copyCode = setup({
  types: {
    context: {} as CopyInput,
    events: {} as { type: 'copy.requested' } | { type: 'clipboard.written' } | { type: 'clipboard.refused' },
    emitted: {} as { type: 'clipboard.wanted'; text: string },
    input: {} as CopyInput,
  },
  delays: { feedback: durations.copyFeedback },
}).createMachine({
  id: 'copy-code',
  description: 'The visitor copies a code: an error code for customer service, or a code of their own.',
  context: ({ input }) => input,
  initial: 'idle',
  on: { 'copy.requested': '.copying' },
  states: {
    idle: { description: 'The code can be copied.' },
    copying: {
      description: 'Writing the code to the clipboard.',
      entry: emit(({ context }) => ({
        type: 'clipboard.wanted',
        text: copiedText(context.code, context.details),
      })),
      on: { 'clipboard.written': 'copied', 'clipboard.refused': 'failed' },
    },
    copied: {
      description: 'The page says that the code is copied.',
      after: { feedback: 'idle' },
    },
    failed: {
      description: 'The page says that the browser did not allow copying.',
      after: { feedback: 'idle' },
    },
  },
});
