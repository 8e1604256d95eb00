import type { AllowedAddress } from '#domain/site/address.ts';
import { defineCases } from '#flows/engine/walk/cases.ts';
import { address, policiesFound } from '#flows/policies/load-policy/cases.ts';
import { smartDelayFlow } from './flow.ts';

export const smartDelayCases = defineCases(smartDelayFlow, {
  input: {
    registration: { url: 'https://smartdelay.example/registrer' as AllowedAddress },
    address,
  },
  events: {},
  actors: { loadPolicy: policiesFound },
  matters: () => null,
});
