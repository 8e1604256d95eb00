import { listOrganisationRelations } from '#api/shared/organisation-access.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { noAccess } from '#machines/shared/no-access.ts';
import { NoRole } from '#views/shared/no-role.tsx';

export const noAccessFlow = defineFlow({
  title: 'Forsikring',
  machine: noAccess,
  actors: { organisation: () => listOrganisationRelations() },
  views: { loading: NoRole, loaded: NoRole },
});
