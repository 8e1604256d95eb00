import { Button } from '@navikt/ds-react/Button';
import { Heading } from '@navikt/ds-react/Typography';
import type { SiteLink } from '#domain/site/site-link.ts';
import { LinkOut } from '#ui/link-out.tsx';

interface TipsCardProps {
  readonly buyInsurance: SiteLink;
  readonly onClose: () => void;
}

/** Suggests to customers with few policies to buy more (A2.29). The text is assumed. */
export function TipsCard({ buyInsurance, onClose }: TipsCardProps) {
  return (
    <aside className="tips" aria-label="Tips">
      <Heading level="2" size="small">
        Samle alle forsikringene dine
      </Heading>
      <p>Med flere forsikringer på ett sted er det lettere å holde oversikten.</p>
      <p className="tips__ways">
        <LinkOut to={buyInsurance}>Se hva du kan forsikre</LinkOut>
        <Button variant="tertiary" size="small" onClick={onClose}>
          Ikke vis igjen
        </Button>
      </p>
    </aside>
  );
}
