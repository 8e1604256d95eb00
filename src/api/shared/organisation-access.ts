import * as keys from '#api/keys.ts';
import { read } from '#api/read.ts';
import { OrganisationAccess } from '#domain/person/organisation-access.ts';
import * as paths from '#domain/shared/read-paths.ts';

/** The persons with access. A visitor without a role gets only the administrators' names (B7.14, C2.1). */
export const listOrganisationRelations = (): Promise<OrganisationAccess> =>
  read(keys.organisationRelations, paths.organisationRelations, OrganisationAccess);
