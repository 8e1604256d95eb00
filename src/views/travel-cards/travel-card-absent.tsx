import { Screen } from '#ui/screen.tsx';
import { BackToTravelCards } from './back-to-travel-cards.tsx';

/** Says that the policy has no card. The text is assumed. */
export const TravelCardAbsent = () => (
  <Screen heading="Reisekort" back={<BackToTravelCards />}>
    <p className="lead" data-announce>
      Du har ikke noe reisekort på denne forsikringen.
    </p>
  </Screen>
);
