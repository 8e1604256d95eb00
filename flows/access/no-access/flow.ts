import { listOrganisationRelations } from '#api/access/organisation-relations.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { noAccess } from '#machines/access/no-access.ts';
import { NoRole } from '#views/access/no-role.tsx';

export const noAccessFlow = defineFlow({
  title: 'Forsikring',
  machine: noAccess,
  actors: { organisation: () => listOrganisationRelations() },
  views: { loading: NoRole, loaded: NoRole },
});
