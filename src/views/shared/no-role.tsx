import { administratorsOf } from '#domain/person/administrators.ts';
import type { OrganisationAccess } from '#domain/person/organisation-access.ts';
import { NoAccessScreen } from '#ui/no-access-screen.tsx';

interface NoRoleProps {
  readonly context: {
    /** Absent for a private customer. */
    readonly organisation?: { readonly value: OrganisationAccess | null } | null;
    readonly site: { readonly phone: string };
  };
}

/** The visitor has no role (A2.33). Without administrators, only the phone number is shown. */
export const NoRole = ({ context: { organisation, site } }: NoRoleProps) => (
  <NoAccessScreen
    administrators={organisation?.value ? administratorsOf(organisation.value) : []}
    phone={site.phone}
  />
);
