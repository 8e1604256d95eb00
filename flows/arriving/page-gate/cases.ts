import type { AllowedAddress } from '#domain/site/address.ts';
import { visitorRoutingCases } from '#flows/arriving/visitor-routing/cases.ts';
import { defineCases } from '#flows/engine/walk/cases.ts';
import { pageGateFlow } from './flow.ts';

const { input, actors } = visitorRoutingCases;

export const pageGateCases = defineCases(pageGateFlow, {
  input: { site: input },
  events: { retried: [{}] },
  actors: {
    getTransitionToggle: actors.getTransitionToggle,
    visitorRouting: {
      'a customer': {
        visitor: {
          organisasjonsnummer: null,
          hasNationalId: true,
          transition: true,
          bank: { name: 'Solvik', bankregnr: '3361' },
        },
      },
      'the successor': {
        leave: 'https://kunde.forsikring.example/hopp/3361/pm/kjop' as AllowedAddress,
      },
    },
  },
  matters: () => [],
});
