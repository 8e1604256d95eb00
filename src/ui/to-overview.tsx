import { useContext } from 'react';
import { errorWords } from '#domain/errors/words.ts';
import { LinkOut } from './link-out.tsx';
import { PageLinksContext } from './page-links.ts';

interface ToOverviewProps {
  readonly words?: string | undefined;
}

/** The link to the overview, on an error card outside a flow (B8.2, C4.13). */
export function ToOverview({ words = errorWords.cardToOverview }: ToOverviewProps) {
  const overview = useContext(PageLinksContext)?.overview;
  return overview && <LinkOut to={overview}>{words}</LinkOut>;
}
