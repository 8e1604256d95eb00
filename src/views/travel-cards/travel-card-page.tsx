import { Heading } from '@navikt/ds-react/Typography';
import type { ReactNode } from 'react';
import { AllTravelCards } from './all-travel-cards.tsx';

interface TravelCardPageProps {
  readonly regions: { readonly cards: ReactNode; readonly terms: ReactNode };
}

/** The page at `/reisekort/{forsikringsnummer}` (B2.14). */
export const TravelCardPage = ({ regions: { cards, terms } }: TravelCardPageProps) => (
  <>
    <AllTravelCards />
    <div className="cards">
      <Heading level="1" size="xlarge">
        Reisekort
      </Heading>
      {cards}
      {terms}
    </div>
  </>
);
