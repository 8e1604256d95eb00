import { Link } from '@navikt/ds-react/Link';
import type { ReactNode } from 'react';
import type { Destination } from '#domain/site/site-link.ts';

/** A link that opens in the window that the page configuration names, if it names one. */
export function LinkOut({ to, children }: { readonly to: Destination; readonly children: ReactNode }) {
  return (
    <Link href={to.url} {...(to.target && { target: to.target, rel: 'noreferrer' })}>
      {children}
    </Link>
  );
}
