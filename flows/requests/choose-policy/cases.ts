import { defineCases } from '#flows/engine/walk/cases.ts';
import { changeSite, choices } from '#flows/requests/load-changeable-policies/cases.ts';
import { choosePolicyFlow } from './flow.ts';

export const choosePolicyCases = defineCases(choosePolicyFlow, {
  input: { site: changeSite },
  events: {},
  actors: { loadChangeablePolicies: choices },
  matters: ({ choices }) => choices,
});
