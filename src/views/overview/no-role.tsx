import { NoAccessScreen } from '#ui/no-access-screen.tsx';

interface NoRoleProps {
  readonly context: {
    readonly administrators: { readonly value: readonly string[] | null } | null;
    readonly site: { readonly phone: string };
  };
}

/** A2.33; where the administrators cannot be had, the phone is left. */
export const NoRole = ({ context: { administrators, site } }: NoRoleProps) => (
  <NoAccessScreen administrators={administrators?.value ?? []} phone={site.phone} />
);
