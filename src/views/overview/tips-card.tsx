import { Button } from '@navikt/ds-react/Button';
import { Heading } from '@navikt/ds-react/Typography';
import type { SiteLink } from '#domain/site/site-link.ts';
import { LinkOut } from '#ui/link-out.tsx';

interface TipsCardProps {
  readonly heading: string;
  readonly text: string;
  readonly buyInsurance: SiteLink;
  readonly onClose: () => void;
}

/** Suggests to customers with few policies to buy more (A2.29). */
export function TipsCard({ heading, text, buyInsurance, onClose }: TipsCardProps) {
  return (
    <aside className="tips" aria-label="Tips">
      <Heading level="2" size="medium">
        {heading}
      </Heading>
      <p>{text}</p>
      <p className="tips__ways">
        <LinkOut to={buyInsurance}>Se hva du kan forsikre</LinkOut>
        <Button variant="tertiary" size="small" onClick={onClose}>
          Ikke vis igjen
        </Button>
      </p>
    </aside>
  );
}
