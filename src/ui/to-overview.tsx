import { useContext } from 'react';
import { errorWords } from '#domain/errors/words.ts';
import { LinkButton } from './link-button.tsx';
import { LinkOut } from './link-out.tsx';
import { PageLinksContext } from './page-links.ts';

interface ToOverviewProps {
  readonly words?: string | undefined;
  /** It looks like a button if the card has no other. */
  readonly isButton?: boolean;
}

/** The link to the overview, on an error card outside a flow (B8.2, C4.13). */
export function ToOverview({ words = errorWords.cardToOverview, isButton = false }: ToOverviewProps) {
  const overview = useContext(PageLinksContext)?.overview;
  const Shown = isButton ? LinkButton : LinkOut;
  return overview && <Shown to={overview}>{words}</Shown>;
}
