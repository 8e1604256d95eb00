import { ArrowLeftIcon } from '@navikt/aksel-icons';
import { Link } from '@navikt/ds-react/Link';
import type { ReactNode } from 'react';

/** Stands above a page's heading, and leads to the page that it belongs to. */
export function BackLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <Link href={href} className="back-link">
      <ArrowLeftIcon aria-hidden fontSize="1.5rem" />
      {children}
    </Link>
  );
}
