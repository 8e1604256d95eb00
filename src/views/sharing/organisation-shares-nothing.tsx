import { organisationSharesNothing } from '#domain/sharing/errors.ts';
import { Screen } from '#ui/screen.tsx';

/** Insight is about one's own policies (B6.10). */
export const OrganisationSharesNothing = () => (
  <Screen heading="Dele forsikringer">
    <p className="lead" data-announce>
      {organisationSharesNothing.text}
    </p>
  </Screen>
);
