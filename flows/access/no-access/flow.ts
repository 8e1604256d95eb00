import { listOrganisationRelations } from '#api/access/organisation-relations.ts';
import { administratorsOf } from '#domain/access/access.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { noAccess } from '#machines/access/no-access.ts';
import { NoRole } from '#views/access/no-role.tsx';

export const noAccessFlow = defineFlow({
  title: 'Forsikring',
  machine: noAccess,
  actors: { administrators: async () => administratorsOf(await listOrganisationRelations()) },
  views: { loading: NoRole, loaded: NoRole },
});
