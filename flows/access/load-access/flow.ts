import { getIdentification } from '#api/shared/agreements.ts';
import { listOrganisationRelations } from '#api/shared/organisation-access.ts';
import { listRelations } from '#api/shared/own-relations.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { loadAccess } from '#machines/access/load-access.ts';
import { GeneralFailure } from '#views/shared/general-failure.tsx';
import { Unidentified } from '#views/shared/unidentified.tsx';
import { Waiting } from '#views/shared/waiting.tsx';

export const loadAccessFlow = defineFlow({
  title: 'Tilganger',
  machine: loadAccess,
  actors: {
    loadOrganisation: listOrganisationRelations,
    loadRelations: listRelations,
    identify: async () => ({
      organisasjonsnummer: (await getIdentification()).organisasjonsnummer,
    }),
  },
  views: {
    loading: Waiting,
    unavailable: GeneralFailure,
    unidentified: Unidentified,
    ready: 'exit',
    refused: 'exit',
  },
});
