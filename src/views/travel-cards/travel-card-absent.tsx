import { Screen } from '#ui/screen.tsx';
import { AllTravelCards } from './all-travel-cards.tsx';

/** The sentence is assumed. */
export const TravelCardAbsent = () => (
  <>
    <AllTravelCards />
    <Screen heading="Reisekort">
      <p className="lead" data-announce>
        Du har ikke noe reisekort på denne forsikringen.
      </p>
    </Screen>
  </>
);
