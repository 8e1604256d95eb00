import { switchToBusiness, switchToPrivate } from '#api/arriving/agreements.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { switchAgreement } from '#machines/arriving/switch-agreement.ts';
import { SwitchAgreement } from '#views/arriving/switch-agreement.tsx';

export const switchAgreementFlow = defineFlow({
  title: 'Bytt bruker',
  machine: switchAgreement,
  actors: {
    switchToPrivate: ({ signal }) => switchToPrivate(signal),
    switchToBusiness: ({ input, signal }) => switchToBusiness(input, signal),
  },
  views: {
    choosing: SwitchAgreement,
    switchingToPrivate: SwitchAgreement,
    switchingToBusiness: SwitchAgreement,
    switched: 'exit',
    unsure: 'exit',
    failed: 'exit',
    cancelled: 'exit',
  },
});
