import { getToggle } from '#api/shared/toggles.ts';
import { toggles } from '#domain/site/toggle.ts';
import { visitorRoutingFlow } from '#flows/arriving/visitor-routing/flow.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { pageGate } from '#machines/arriving/page-gate.ts';
import { GeneralFailure } from '#views/shared/general-failure.tsx';
import { Waiting } from '#views/shared/waiting.tsx';

export const pageGateFlow = defineFlow({
  title: 'Forsikring',
  machine: pageGate,
  isGate: true,
  actors: {
    getTransitionToggle: () => getToggle(toggles.transition),
    visitorRouting: visitorRoutingFlow,
  },
  views: {
    loadingTransition: Waiting,
    routing: { child: 'visitorRouting' },
    unavailable: GeneralFailure,
    admitted: 'exit',
    leaving: 'exit',
  },
});
