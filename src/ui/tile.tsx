import { ArrowRightIcon } from '@navikt/aksel-icons';
import { Heading } from '@navikt/ds-react/Typography';
import type { ReactNode } from 'react';
import type { SiteLink } from '#domain/site/site-link.ts';

interface TileProps {
  readonly title: string;
  readonly icon: ReactNode;
  /** A line below the title. */
  readonly children?: ReactNode;
  readonly to: { readonly url: string; readonly target?: SiteLink['target'] };
}

/** A link that covers its card. Aksel's own card, `LinkCard`, would add three modules to the first screens (0014). */
export function Tile({ title, icon, to, children }: TileProps) {
  return (
    <div className="tile">
      <span className="tile__icon" aria-hidden>
        {icon}
      </span>
      <div className="tile__text">
        <Heading as="span" size="small" className="tile__title">
          <a href={to.url} {...(to.target && { target: to.target, rel: 'noreferrer' })}>
            {title}
          </a>
        </Heading>
        {children}
      </div>
      <ArrowRightIcon aria-hidden className="tile__arrow" fontSize="1.75rem" />
    </div>
  );
}
