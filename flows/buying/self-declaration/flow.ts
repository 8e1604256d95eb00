import { submitSelfDeclaration } from '#api/buying/self-declaration.ts';
import { getDamageCustomer } from '#api/shared/damage-customer.ts';
import { hasBankRelationship } from '#domain/buying/bank-relationship.ts';
import { declarationDraft } from '#domain/buying/self-declaration.ts';
import { bankSelectionFlow } from '#flows/buying/bank-selection/flow.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { selfDeclaration } from '#machines/buying/self-declaration.ts';
import { CustomerUnavailable } from '#views/buying/self-declaration/customer-unavailable.tsx';
import { DeclarationForm } from '#views/buying/self-declaration/declaration-form.tsx';
import { Unwanted } from '#views/buying/self-declaration/unwanted.tsx';
import { Waiting } from '#views/shared/waiting.tsx';

export const selfDeclarationFlow = defineFlow({
  title: 'Egenerklæring',
  machine: selfDeclaration,
  actors: {
    loadCustomer: async () => ({
      hasBankRelationship: hasBankRelationship((await getDamageCustomer()).bankForholdRegnr),
    }),
    bankSelection: bankSelectionFlow,
    submitDeclaration: ({ input, signal }) => submitSelfDeclaration(input, signal),
  },
  views: {
    loadingCustomer: Waiting,
    unavailable: CustomerUnavailable,
    choosingBank: { child: 'bankSelection' },
    'filling.typing': DeclarationForm,
    'filling.rejected': DeclarationForm,
    'filling.failed': DeclarationForm,
    'filling.unknown': DeclarationForm,
    sending: DeclarationForm,
    unwanted: Unwanted,
    accepted: 'exit',
    cancelled: 'exit',
  },
  // After the verdict nothing is left to submit, so there is no draft.
  draft: ({ form }, state) => (state === 'unwanted' ? null : declarationDraft(form)),
});
