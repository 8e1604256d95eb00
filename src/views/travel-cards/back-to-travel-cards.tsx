import { BackLink } from '#ui/back-link.tsx';

/** The link back to the list of cards (B2.13, B2.102). */
export const BackToTravelCards = () => <BackLink href="#/reisekort">Tilbake til reisekortene</BackLink>;
