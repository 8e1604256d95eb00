import { defineFlow } from '#flows/engine/define-flow.ts';
import { directDebitCreated } from '#machines/buying/direct-debit-created.ts';
import { DirectDebitCreated } from '#views/buying/direct-debit/direct-debit-created.tsx';

export const directDebitCreatedFlow = defineFlow({
  title: 'AvtaleGiro',
  machine: directDebitCreated,
  actors: {},
  views: { shown: DirectDebitCreated },
});
