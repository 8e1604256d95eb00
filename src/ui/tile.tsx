import { LinkCard } from '@navikt/ds-react/LinkCard';
import type { ReactNode } from 'react';
import type { SiteLink } from '#domain/site/site-link.ts';

interface TileProps {
  readonly title: string;
  readonly icon: ReactNode;
  readonly to: { readonly url: string; readonly target?: SiteLink['target'] };
  readonly description?: string;
}

/** A way on as a card: pressed anywhere, read as one link. */
export function Tile({ title, icon, to, description }: TileProps) {
  return (
    <LinkCard className="tile">
      <LinkCard.Icon>{icon}</LinkCard.Icon>
      <LinkCard.Title>
        <LinkCard.Anchor href={to.url} {...(to.target && { target: to.target, rel: 'noreferrer' })}>
          {title}
        </LinkCard.Anchor>
      </LinkCard.Title>
      {description && <LinkCard.Description>{description}</LinkCard.Description>}
    </LinkCard>
  );
}
