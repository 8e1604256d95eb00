import { getDamageDirectDebitForm, getPersonDirectDebitForm } from '#api/buying/direct-debit.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { directDebit } from '#machines/buying/direct-debit.ts';
import { DirectDebitUnavailable } from '#views/buying/direct-debit/direct-debit-unavailable.tsx';
import { Waiting } from '#views/shared/waiting.tsx';

export const directDebitFlow = defineFlow({
  title: 'AvtaleGiro',
  machine: directDebit,
  actors: {
    getForm: ({ input: { type, receipt } }) =>
      type === 'person' ? getPersonDirectDebitForm(receipt) : getDamageDirectDebitForm(receipt),
  },
  views: {
    loading: Waiting,
    unavailable: DirectDebitUnavailable,
    leaving: 'exit',
  },
});
