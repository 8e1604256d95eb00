import { BackLink } from '#ui/back-link.tsx';

/** The way to the list, where cards are added too (B2.13, B2.102). */
export const AllTravelCards = () => <BackLink href="#/reisekort">Tilbake til reisekortene</BackLink>;
