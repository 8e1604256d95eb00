import { refreshRelations } from '#api/arriving/own-relations.ts';
import { allParties } from '#domain/arriving/parties.ts';
import { switchAgreementFlow } from '#flows/arriving/switch-agreement/flow.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { agreementChooser } from '#machines/arriving/agreement-chooser.ts';
import { Waiting } from '#views/shared/waiting.tsx';

export const agreementChooserFlow = defineFlow({
  title: 'Velg hvem sine forsikringer du vil se',
  machine: agreementChooser,
  actors: {
    // New organisations of the company register are there at once (A7.10).
    loadParties: async ({ signal }) => allParties(await refreshRelations(signal)),
    switchAgreement: switchAgreementFlow,
  },
  views: {
    loading: Waiting,
    choosing: { child: 'switchAgreement' },
    leaving: 'exit',
  },
});
