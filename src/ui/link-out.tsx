import { Link } from '@navikt/ds-react/Link';
import type { ReactNode } from 'react';
import type { Destination } from '#domain/site/site-link.ts';

/** In the window that the page configuration names, where it names one. */
export function LinkOut({ to, children }: { readonly to: Destination; readonly children: ReactNode }) {
  return (
    <Link href={to.url} {...(to.target && { target: to.target, rel: 'noreferrer' })}>
      {children}
    </Link>
  );
}
