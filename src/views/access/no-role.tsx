import { NoAccessScreen } from '#ui/no-access-screen.tsx';

interface NoRoleProps {
  readonly context: {
    /** Absent for a private customer. */
    readonly administrators?: { readonly value: readonly string[] | null } | null;
    readonly site: { readonly phone: string };
  };
}

/** The visitor has no role (A2.33). Without administrators, only the phone number is shown. */
export const NoRole = ({ context: { administrators, site } }: NoRoleProps) => (
  <NoAccessScreen administrators={administrators?.value ?? []} phone={site.phone} />
);
