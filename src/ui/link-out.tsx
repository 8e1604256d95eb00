import { Link } from '@navikt/ds-react/Link';
import type { ReactNode } from 'react';
import type { SiteLink } from '#domain/site/site-link.ts';

/** To an address that the page configuration names, in the window that it names. */
export function LinkOut({ to, children }: { readonly to: SiteLink; readonly children: ReactNode }) {
  return (
    <Link href={to.url} {...(to.target && { target: to.target, rel: 'noreferrer' })}>
      {children}
    </Link>
  );
}
