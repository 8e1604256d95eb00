import { organisationSharesNothing } from '#domain/sharing/errors.ts';
import { Screen } from '#ui/screen.tsx';

/** Shown to a visitor who acts for an organisation; only private customers can give insight (B6.10). */
export const OrganisationSharesNothing = () => (
  <Screen heading="Dele forsikringer">
    <p className="lead" data-announce>
      {organisationSharesNothing.text}
    </p>
  </Screen>
);
