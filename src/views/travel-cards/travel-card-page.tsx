import { Heading } from '@navikt/ds-react/Typography';
import type { ReactNode } from 'react';
import { BackToTravelCards } from './back-to-travel-cards.tsx';

interface TravelCardPageProps {
  readonly regions: { readonly cards: ReactNode; readonly terms: ReactNode };
}

/** The page at `/reisekort/{forsikringsnummer}` (B2.14). */
export const TravelCardPage = ({ regions: { cards, terms } }: TravelCardPageProps) => (
  <>
    <BackToTravelCards />
    <div className="cards cards--wide">
      <Heading level="1" size="xlarge">
        Reisekort
      </Heading>
      <div className="cards__columns">
        <div className="cards">{cards}</div>
        <div className="cards">{terms}</div>
      </div>
    </div>
  </>
);
