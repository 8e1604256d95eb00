import { getDamageDirectDebitForm, getPersonDirectDebitForm } from '#api/buying/direct-debit.ts';
import { directAccessFlow } from '#flows/arriving/direct-access/flow.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { directDebit } from '#machines/buying/direct-debit.ts';
import { DirectDebitFailure } from '#views/buying/direct-debit/direct-debit-failure.tsx';
import { Waiting } from '#views/shared/waiting.tsx';

export const directDebitFlow = defineFlow({
  title: 'AvtaleGiro',
  machine: directDebit,
  actors: {
    directAccess: directAccessFlow,
    getForm: ({ input: { type, back } }) =>
      type === 'person' ? getPersonDirectDebitForm(back) : getDamageDirectDebitForm(back),
  },
  views: { arriving: { child: 'directAccess' }, loading: Waiting, failed: DirectDebitFailure, sent: 'exit' },
});
