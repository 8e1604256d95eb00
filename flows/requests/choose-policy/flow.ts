import { defineFlow } from '#flows/engine/define-flow.ts';
import { loadChangeablePoliciesFlow } from '#flows/requests/load-changeable-policies/flow.ts';
import { choosePolicy } from '#machines/requests/choose-policy.ts';
import { ChoosePolicy } from '#views/requests/change-policy/choose-policy.tsx';

export const choosePolicyFlow = defineFlow({
  title: 'Hvilken forsikring vil du endre på?',
  machine: choosePolicy,
  actors: { loadChangeablePolicies: loadChangeablePoliciesFlow },
  views: {
    arriving: { child: 'loadChangeablePolicies' },
    'choosing.still': ChoosePolicy,
    'choosing.typing': ChoosePolicy,
  },
  draft: ({ form }) => (form.searchedName === '' ? null : form),
});
