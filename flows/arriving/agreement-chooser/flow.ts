import { listRelations } from '#api/arriving/own-relations.ts';
import { allParties } from '#domain/arriving/parties.ts';
import { switchAgreementFlow } from '#flows/arriving/switch-agreement/flow.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { agreementChooser } from '#machines/arriving/agreement-chooser.ts';
import { Waiting } from '#views/shared/waiting.tsx';

export const agreementChooserFlow = defineFlow({
  title: 'Velg hvem sine forsikringer du vil se',
  machine: agreementChooser,
  actors: {
    loadParties: async () => allParties(await listRelations()),
    switchAgreement: switchAgreementFlow,
  },
  views: {
    loading: Waiting,
    choosing: { child: 'switchAgreement' },
    leaving: 'exit',
  },
});
