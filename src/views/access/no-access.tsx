import { administratorsOf, type OrganisationAccess } from '#domain/access/access.ts';
import { NoAccessScreen } from '#ui/no-access-screen.tsx';

interface NoAccessProps {
  readonly context: {
    readonly organisation: OrganisationAccess;
    readonly site: { readonly phone: string };
  };
}

/** Shown instead of the page on FEL3710020 or without a role (B8.16, A2.33). */
export function NoAccess({ context: { organisation, site } }: NoAccessProps) {
  return <NoAccessScreen administrators={administratorsOf(organisation)} phone={site.phone} />;
}
