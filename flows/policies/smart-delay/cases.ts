import type { AllowedAddress } from '#domain/site/address.ts';
import { defineCases } from '#flows/engine/walk/cases.ts';
import { representatives } from '#flows/fixtures/representatives.ts';
import { address, policiesFound } from '#flows/policies/load-policy/cases.ts';
import { smartDelayFlow } from './flow.ts';

export const smartDelayCases = defineCases(smartDelayFlow, {
  input: {
    site: {
      registration: { url: 'https://smartdelay.example/registrer' as AllowedAddress },
      phone: '+4721000000',
    },
    address,
  },
  events: {},
  actors: { loadRepresentative: representatives, loadPolicy: policiesFound },
  matters: () => null,
});
