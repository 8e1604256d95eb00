import { defineCases } from '#flows/engine/walk/cases.ts';
import { changeable, changeSite } from '#flows/requests/load-changeable-policies/cases.ts';
import { choosePolicyFlow } from './flow.ts';

export const choosePolicyCases = defineCases(choosePolicyFlow, {
  input: { site: changeSite },
  events: {},
  actors: { loadChangeablePolicies: changeable },
  matters: ({ customer }) => customer,
});
