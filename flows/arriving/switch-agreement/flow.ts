import { getIdentification, switchToBusiness, switchToPrivate } from '#api/shared/agreements.ts';
import { identified } from '#domain/person/identification.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { lazyView } from '#flows/engine/lazy-view.ts';
import { switchAgreement } from '#machines/arriving/switch-agreement.ts';

/** Few visitors of the landing page switch, so this code is loaded on demand. The chooser's page loads it at once. */
const SwitchAgreement = lazyView(() =>
  import('#views/arriving/switch-agreement.tsx').then((view) => view.SwitchAgreement),
);

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
    'choosing.unknown': SwitchAgreement,
    switchingToPrivate: SwitchAgreement,
    switchingToBusiness: SwitchAgreement,
    checking: SwitchAgreement,
    switched: 'exit',
    unknown: 'exit',
    cancelled: 'exit',
  },
});
