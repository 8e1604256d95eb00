import { Screen } from '#ui/screen.tsx';
import { AllTravelCards } from './all-travel-cards.tsx';

/** The sentence is assumed. */
export const TravelCardAbsent = () => (
  <Screen heading="Reisekort" back={<AllTravelCards />}>
    <p className="lead" data-announce>
      Du har ikke noe reisekort på denne forsikringen.
    </p>
  </Screen>
);
