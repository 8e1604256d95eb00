import { refreshRelations } from '#api/shared/own-relations.ts';
import { switchAgreementFlow } from '#flows/arriving/switch-agreement/flow.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { agreementChooser } from '#machines/arriving/agreement-chooser.ts';
import { PartiesUnavailable } from '#views/arriving/parties-unavailable.tsx';
import { Waiting } from '#views/shared/waiting.tsx';

export const agreementChooserFlow = defineFlow({
  title: 'Velg hvem sine forsikringer du vil se',
  machine: agreementChooser,
  actors: {
    // Also fetches organisations that are new in the company register (A7.10).
    loadRelations: ({ signal }) => refreshRelations(signal),
    switchAgreement: switchAgreementFlow,
  },
  views: {
    loading: Waiting,
    unavailable: PartiesUnavailable,
    choosing: { child: 'switchAgreement' },
    leaving: 'exit',
  },
});
