import { Link } from '@navikt/ds-react/Link';
import { type ReactNode, useContext } from 'react';
import { PageLinksContext } from './page-links.ts';

interface SaveLinkProps {
  /** A `data:` address. */
  readonly file: string;
  readonly fileName: string;
  readonly children: ReactNode;
}

/** Saves a file that the page has made. Nothing in the native app, which neither saves nor prints. */
export function SaveLink({ file, fileName, children }: SaveLinkProps) {
  const canSave = useContext(PageLinksContext)?.print !== undefined;
  return (
    canSave && (
      <Link href={file} download={fileName}>
        {children}
      </Link>
    )
  );
}
