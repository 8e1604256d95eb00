import { defineFlow } from '#flows/engine/define-flow.ts';
import { directDebitFailed } from '#machines/buying/direct-debit-failed.ts';
import { DirectDebitFailed } from '#views/buying/direct-debit/direct-debit-failed.tsx';

export const directDebitFailedFlow = defineFlow({
  title: 'AvtaleGiro',
  machine: directDebitFailed,
  actors: {},
  views: { shown: DirectDebitFailed },
});
