import { Heading } from '@navikt/ds-react/Typography';
import type { ReactNode } from 'react';
import { BackLink } from '#ui/back-link.tsx';
import { Screen } from '#ui/screen.tsx';

/** The link back to the list of cards (B2.13, B2.102). */
const BackToTravelCards = () => <BackLink href="#/reisekort">Tilbake til reisekortene</BackLink>;

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

/** Says that the policy has no card. The text is assumed. */
export const TravelCardAbsent = () => (
  <Screen heading="Reisekort" back={<BackToTravelCards />}>
    <p className="lead" data-announce>
      Du har ikke noe reisekort på denne forsikringen.
    </p>
  </Screen>
);
