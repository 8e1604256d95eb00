import { getToggle } from '#api/toggles.ts';
import { toggles } from '#domain/site/toggle.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { intermediate } from '#machines/intermediate.ts';
import { Shortcuts } from '#views/intermediate/shortcuts.tsx';
import { ShortcutsUnavailable } from '#views/intermediate/shortcuts-unavailable.tsx';
import { Waiting } from '#views/waiting.tsx';
import { visitorRoutingFlow } from './visitor-routing.ts';

export const intermediateFlow = defineFlow({
  id: 'intermediate',
  title: 'Forsikring',
  machine: intermediate,
  actors: {
    visitorRouting: visitorRoutingFlow,
    askSkip: () => getToggle(toggles.skipIntermediatePage),
  },
  views: {
    arriving: { child: 'visitorRouting' },
    askingSkip: Waiting,
    unavailable: ShortcutsUnavailable,
    shown: Shortcuts,
    leaving: 'exit',
  },
  frames: {},
});
