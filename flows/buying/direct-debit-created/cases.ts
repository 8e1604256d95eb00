import type { AllowedAddress } from '#domain/site/address.ts';
import { defineCases } from '#flows/engine/walk/cases.ts';
import { directDebitCreatedFlow } from './flow.ts';

export const directDebitCreatedCases = defineCases(directDebitCreatedFlow, {
  input: { bought: 'Bil', back: { url: '/min-side' as AllowedAddress } },
  events: {},
  actors: {},
  matters: () => null,
});
