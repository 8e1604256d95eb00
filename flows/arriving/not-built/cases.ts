import type { AllowedAddress } from '#domain/site/address.ts';
import { defineCases } from '#flows/engine/walk/cases.ts';
import { notBuiltFlow } from './flow.ts';

export const notBuiltCases = defineCases(notBuiltFlow, {
  input: {
    overview: { url: '/oversikt/forsikring/mine-forsikringer' as AllowedAddress },
    mayBlock: ['0770', '0502'],
  },
  events: {},
  actors: { directAccess: { admitted: { kind: 'admitted' } } },
  matters: () => null,
});
