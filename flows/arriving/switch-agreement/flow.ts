import { getIdentification, switchToBusiness, switchToPrivate } from '#api/arriving/agreements.ts';
import { identified } from '#domain/person/identification.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { switchAgreement } from '#machines/arriving/switch-agreement.ts';
import { SwitchAgreement } from '#views/arriving/switch-agreement.tsx';

export const switchAgreementFlow = defineFlow({
  title: 'Bytt bruker',
  machine: switchAgreement,
  actors: {
    switchToPrivate: ({ signal }) => switchToPrivate(signal),
    switchToBusiness: ({ input, signal }) => switchToBusiness(input, signal),
    identify: async () => identified(await getIdentification()),
  },
  views: {
    'choosing.untried': SwitchAgreement,
    'choosing.failed': SwitchAgreement,
    'choosing.unsure': SwitchAgreement,
    switchingToPrivate: SwitchAgreement,
    switchingToBusiness: SwitchAgreement,
    checking: SwitchAgreement,
    switched: 'exit',
    unsure: 'exit',
    cancelled: 'exit',
  },
});
