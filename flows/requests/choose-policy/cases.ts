import { defineCases } from '#flows/engine/walk/cases.ts';
import { customerIn } from '#flows/fixtures/business-policies.ts';
import { changeable, changeSite } from '#flows/requests/load-changeable-policies/cases.ts';
import { choosePolicyFlow } from './flow.ts';

export const choosePolicyCases = defineCases(choosePolicyFlow, {
  input: { site: changeSite, searchedName: '' },
  events: {
    'search.changed': [{ searchedName: 'toyota' }, { searchedName: 'finnes ikke' }, { searchedName: '' }],
  },
  actors: {
    loadChangeablePolicies: { ...changeable, 'fifteen policies': customerIn('fifteen policies') },
  },
  matters: ({ customer, form }) => ({ customer, form }),
});
