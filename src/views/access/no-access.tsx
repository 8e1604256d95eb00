import type { AccessData } from '#domain/access/access.ts';
import { administratorsOf } from '#domain/person/administrators.ts';
import { BackToOverview } from '#ui/back-link.tsx';
import { NoAccessScreen } from '#ui/no-access-screen.tsx';

interface NoAccessProps {
  readonly context: AccessData & { readonly site: { readonly phone: string } };
}

/** Shown instead of the page on FEL3710020 or without a role (B8.16, A2.33). */
export function NoAccess({ context: { organisation, visitor, site } }: NoAccessProps) {
  return (
    <NoAccessScreen
      administrators={administratorsOf(organisation, visitor.relations)}
      phone={site.phone}
      back={<BackToOverview />}
    />
  );
}
