import { getIdentification } from '#api/agreements.ts';
import { listOrganisationRelations } from '#api/organisation-relations.ts';
import { listRelations } from '#api/own-relations.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { loadAccess } from '#machines/load-access.ts';
import { AccessUnavailable } from '#views/access/access-unavailable.tsx';
import { Waiting } from '#views/waiting.tsx';

export const loadAccessFlow = defineFlow({
  id: 'load-access',
  title: 'Tilganger',
  machine: loadAccess,
  actors: {
    loadOrganisation: listOrganisationRelations,
    loadRelations: listRelations,
    identify: async () => (await getIdentification()).organisasjonsnummer ?? null,
  },
  views: {
    'loading.organisation.asking': 'nothing',
    'loading.organisation.there': 'exit',
    'loading.relations.asking': 'nothing',
    'loading.relations.there': 'exit',
    'loading.identification.asking': 'nothing',
    'loading.identification.there': 'exit',
    unavailable: AccessUnavailable,
    ready: 'exit',
    refused: 'exit',
  },
  frames: { loading: Waiting },
});
