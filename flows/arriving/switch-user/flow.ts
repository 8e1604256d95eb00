import { switchToBusiness, switchToPrivate } from '#api/arriving/agreements.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { switchUser } from '#machines/arriving/switch-user.ts';
import { SwitchUser } from '#views/arriving/switch-user.tsx';

export const switchUserFlow = defineFlow({
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
});
