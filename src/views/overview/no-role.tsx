import { NoAccessScreen } from '#ui/no-access-screen.tsx';

interface NoRoleProps {
  readonly context: {
    /** A private customer has none. */
    readonly administrators?: { readonly value: readonly string[] | null } | null;
    readonly site: { readonly phone: string };
  };
}

/** A2.33; without administrators, the phone number is left. */
export const NoRole = ({ context: { administrators, site } }: NoRoleProps) => (
  <NoAccessScreen administrators={administrators?.value ?? []} phone={site.phone} />
);
