import type { AllowedAddress } from '#domain/site/address.ts';
import { defineCases } from '#flows/engine/walk/cases.ts';
import { directDebitFailedFlow } from './flow.ts';

export const directDebitFailedCases = defineCases(directDebitFailedFlow, {
  input: {
    isPurchase: true,
    setupAddress: '/oversikt/forsikring/mine-forsikringer#/avtalegiro/skade?context=kjop-bil',
    back: { url: '/min-side' as AllowedAddress },
  },
  events: {},
  actors: {},
  matters: () => null,
});
