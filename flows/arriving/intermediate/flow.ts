import { hasLifeHealthDeclaration } from '#api/arriving/routing.ts';
import { getToggle } from '#api/shared/toggles.ts';
import { toggles } from '#domain/site/toggle.ts';
import { visitorRoutingFlow } from '#flows/arriving/visitor-routing/flow.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { intermediate } from '#machines/arriving/intermediate.ts';
import { Shortcuts } from '#views/arriving/shortcuts.tsx';
import { GeneralFailure } from '#views/shared/general-failure.tsx';
import { Waiting } from '#views/shared/waiting.tsx';

export const intermediateFlow = defineFlow({
  title: 'Forsikring',
  machine: intermediate,
  actors: {
    visitorRouting: visitorRoutingFlow,
    getSkipToggle: () => getToggle(toggles.skipIntermediatePage),
    hasDeclaration: hasLifeHealthDeclaration,
  },
  views: {
    arriving: { child: 'visitorRouting' },
    loadingSkip: Waiting,
    unavailable: GeneralFailure,
    'shown.choosing': 'transient',
    'shown.loading': Shortcuts,
    'shown.settled': Shortcuts,
    leaving: 'exit',
  },
});
