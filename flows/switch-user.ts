import { switchToBusiness, switchToPrivate } from '#api/agreements.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { switchUser } from '#machines/switch-user.ts';
import { SwitchUser } from '#views/agreements/switch-user.tsx';

export const switchUserFlow = defineFlow({
  id: 'switch-user',
  title: 'Bytt bruker',
  machine: switchUser,
  actors: {
    switchToPrivate: ({ signal }) => switchToPrivate(signal),
    switchToBusiness: ({ input, signal }) => switchToBusiness(input, signal),
  },
  views: {
    choosing: SwitchUser,
    switchingToPrivate: SwitchUser,
    switchingToBusiness: SwitchUser,
    switched: 'exit',
    unsure: 'exit',
    failed: 'exit',
    cancelled: 'exit',
  },
  frames: {},
});
