import { ArrowLeftIcon } from '@navikt/aksel-icons';
import { Link } from '@navikt/ds-react/Link';
import { type ReactNode, useContext } from 'react';
import { errorWords } from '#domain/errors/words.ts';
import { PageLinksContext } from './page-links.ts';

interface BackLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link back, placed above the page's heading. */
export function BackLink({ href, children }: BackLinkProps) {
  return (
    <Link href={href} className="back-link">
      <ArrowLeftIcon aria-hidden fontSize="1.25rem" />
      {children}
    </Link>
  );
}

/** The link back to the overview; not shown in the native app (A1.5). Within the main app it loads no document. */
export function BackToOverview() {
  const links = useContext(PageLinksContext);
  if (!links?.overview) return null;
  return <BackLink href={links.overviewHere ?? links.overview.url}>{errorWords.cardToOverview}</BackLink>;
}
