import { getDamageCustomer } from '#api/damage-customer.ts';
import { submitSelfDeclaration } from '#api/self-declaration.ts';
import { declaredDraft } from '#domain/self-declaration.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { selfDeclaration } from '#machines/self-declaration.ts';
import { DeclarationForm } from '#views/self-declaration/declaration-form.tsx';
import { Unidentified } from '#views/self-declaration/unidentified.tsx';
import { Unwanted } from '#views/self-declaration/unwanted.tsx';
import { Waiting } from '#views/waiting.tsx';
import { bankSelectionFlow } from './bank-selection.ts';

export const selfDeclarationFlow = defineFlow({
  id: 'self-declaration',
  title: 'Egenerklæring',
  machine: selfDeclaration,
  actors: {
    loadCustomer: async () => ({ hasBank: Boolean((await getDamageCustomer()).bankForholdRegnr) }),
    bankSelection: bankSelectionFlow,
    submitDeclaration: ({ input, signal }) => submitSelfDeclaration(input, signal),
  },
  views: {
    identifying: Waiting,
    unidentified: Unidentified,
    choosingBank: { child: 'bankSelection' },
    'declaring.answering': DeclarationForm,
    'declaring.incomplete': DeclarationForm,
    'declaring.failed': DeclarationForm,
    'declaring.unknown': DeclarationForm,
    submitting: DeclarationForm,
    unwanted: Unwanted,
    accepted: 'exit',
    givenUp: 'exit',
  },
  frames: {},
  // Judged, it is sent.
  draft: ({ form }, state) => (state === 'unwanted' ? null : declaredDraft(form)),
});
