import { organisationSharesNothing } from '#domain/sharing/errors.ts';
import { Screen } from '#ui/screen.tsx';

/** Says that only private customers can share insight (B6.10). */
export const OrganisationSharesNothing = () => (
  <Screen heading="Dele forsikringer">
    <p className="lead" data-announce>
      {organisationSharesNothing.text}
    </p>
  </Screen>
);
