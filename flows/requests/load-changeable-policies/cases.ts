import type { AllowedAddress } from '#domain/site/address.ts';
import { defineCases } from '#flows/engine/walk/cases.ts';
import { allowed, customerIn, notAllowed } from '#flows/fixtures/business-policies.ts';
import { loadChangeablePoliciesFlow } from './flow.ts';

export const changeSite = {
  overview: { url: '/oversikt/forsikring/mine-forsikringer' as AllowedAddress },
  phone: '+4721000000',
};

/** The outputs of the flow. */
export const changeable = {
  'one in force': customerIn('one in force'),
  'none in force': customerIn('none in force'),
  'one unreadable': customerIn('one unreadable'),
};

export const loadChangeablePoliciesCases = defineCases(loadChangeablePoliciesFlow, {
  input: { site: changeSite },
  events: {},
  actors: {
    loadBusinessPolicies: {
      ...notAllowed,
      'one in force': allowed('one in force'),
      'none in force': allowed('none in force'),
      'one unreadable': allowed('one unreadable'),
      'fifteen policies': allowed('fifteen policies'),
      'no customer': allowed(null),
    },
  },
  matters: ({ customer }) => customer,
});
