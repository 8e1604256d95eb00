import { listOrganisationRelations } from '#api/access/organisation-relations.ts';
import { getIdentification } from '#api/arriving/agreements.ts';
import { listRelations } from '#api/arriving/own-relations.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { loadAccess } from '#machines/access/load-access.ts';
import { AccessUnavailable } from '#views/access/access-unavailable.tsx';
import { Waiting } from '#views/shared/waiting.tsx';

export const loadAccessFlow = defineFlow({
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
