import { useContext } from 'react';
import { errorWords } from '#domain/errors/words.ts';
import { LinkOut } from './link-out.tsx';
import { PageLinksContext } from './page-links.ts';

/** The link to the overview, on an error card outside a flow (B8.2, C4.13). */
export function ToOverview() {
  const overview = useContext(PageLinksContext)?.overview;
  return overview && <LinkOut to={overview}>{errorWords.cardToOverview}</LinkOut>;
}
