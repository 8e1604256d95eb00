import { defineFlow } from '#flows/engine/define-flow.ts';
import { loadPolicyFlow } from '#flows/policies/load-policy/flow.ts';
import { smartDelay } from '#machines/policies/smart-delay.ts';
import { SmartDelay } from '#views/policies/smart-delay.tsx';

export const smartDelayFlow = defineFlow({
  title: 'SmartDelay+',
  machine: smartDelay,
  actors: { loadPolicy: loadPolicyFlow },
  views: { arriving: { child: 'loadPolicy' }, shown: SmartDelay },
});
