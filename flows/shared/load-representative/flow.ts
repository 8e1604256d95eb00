import { getIdentification } from '#api/shared/agreements.ts';
import { listRelations } from '#api/shared/own-relations.ts';
import { identified, isBroker } from '#domain/person/identification.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { noAccessFlow } from '#flows/shared/no-access/flow.ts';
import { loadRepresentative } from '#machines/shared/load-representative.ts';
import { GeneralFailure } from '#views/shared/general-failure.tsx';
import { Unidentified } from '#views/shared/unidentified.tsx';
import { Waiting } from '#views/shared/waiting.tsx';

export const loadRepresentativeFlow = defineFlow({
  title: 'Forsikring',
  machine: loadRepresentative,
  actors: {
    loadRelations: listRelations,
    identify: async () => {
      const identification = await getIdentification();
      return { ...identified(identification), isBroker: isBroker(identification) };
    },
    noAccess: noAccessFlow,
  },
  views: {
    identifying: Waiting,
    unidentified: Unidentified,
    loadingRelations: Waiting,
    unavailable: GeneralFailure,
    noAccess: { child: 'noAccess' },
    known: 'exit',
  },
});
