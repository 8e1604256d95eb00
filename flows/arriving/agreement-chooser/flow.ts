import { switchToBusiness, switchToPrivate } from '#api/arriving/agreements.ts';
import { listRelations } from '#api/arriving/own-relations.ts';
import { allParties } from '#domain/arriving/parties.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { agreementChooser } from '#machines/arriving/agreement-chooser.ts';
import { AgreementChooser } from '#views/arriving/agreement-chooser.tsx';
import { Waiting } from '#views/shared/waiting.tsx';

export const agreementChooserFlow = defineFlow({
  title: 'Velg hvem sine forsikringer du vil se',
  machine: agreementChooser,
  actors: {
    loadParties: async () => allParties(await listRelations()),
    switchToPrivate: ({ signal }) => switchToPrivate(signal),
    switchToBusiness: ({ input, signal }) => switchToBusiness(input, signal),
  },
  views: {
    loading: Waiting,
    choosing: AgreementChooser,
    switchingToPrivate: AgreementChooser,
    switchingToBusiness: AgreementChooser,
    alone: 'exit',
    switched: 'exit',
    unsure: 'exit',
    failed: 'exit',
  },
});
