import { defineFlow } from '#flows/engine/define-flow.ts';
import { loadPolicyFlow } from '#flows/policies/load-policy/flow.ts';
import { loadRepresentativeFlow } from '#flows/shared/load-representative/flow.ts';
import { smartDelay } from '#machines/policies/smart-delay.ts';
import { SmartDelay } from '#views/policies/smart-delay.tsx';

export const smartDelayFlow = defineFlow({
  title: 'SmartDelay+',
  machine: smartDelay,
  actors: { loadRepresentative: loadRepresentativeFlow, loadPolicy: loadPolicyFlow },
  views: {
    arriving: { child: 'loadRepresentative' },
    loadingPolicy: { child: 'loadPolicy' },
    shown: SmartDelay,
  },
});
