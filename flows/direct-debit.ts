import { getDamageDirectDebitForm, getPersonDirectDebitForm } from '#api/direct-debit.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { directDebit } from '#machines/direct-debit.ts';
import { DirectDebitFailure } from '#views/direct-debit/direct-debit-failure.tsx';
import { Waiting } from '#views/waiting.tsx';

export const directDebitFlow = defineFlow({
  id: 'direct-debit',
  title: 'AvtaleGiro',
  machine: directDebit,
  actors: {
    getForm: ({ input: { type, back } }) =>
      type === 'person' ? getPersonDirectDebitForm(back) : getDamageDirectDebitForm(back),
  },
  views: { asking: Waiting, failed: DirectDebitFailure, sent: 'exit' },
  frames: {},
});
