import { emit, setup } from 'xstate';
import { type CodeDetails, copiedText } from '#domain/errors/copy-words.ts';
import { durations } from '#domain/site/durations.ts';

interface CopyInput {
  readonly code: string;
  /** Null for a code of the customer's own. */
  readonly details: CodeDetails | null;
}

/** The button beside an error code (A2.45, A8.15) or a code of the customer's own (B2.72); the host does the copying. */
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
  description: 'The customer copies a code: an error code to tell customer service, or one of their own.',
  context: ({ input }) => input,
  initial: 'none',
  on: { 'copy.requested': '.copying' },
  states: {
    none: { description: 'The code can be copied.' },
    copying: {
      description: 'Writing the code to the clipboard.',
      entry: emit(({ context }) => ({
        type: 'clipboard.wanted',
        text: copiedText(context.code, context.details),
      })),
      on: { 'clipboard.written': 'copied', 'clipboard.refused': 'failed' },
    },
    copied: {
      description: 'The customer reads that the code is copied.',
      after: { feedback: 'none' },
    },
    failed: {
      description: 'The customer reads that the browser did not allow copying.',
      after: { feedback: 'none' },
    },
  },
});
