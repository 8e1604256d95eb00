import { errorWords } from '#domain/errors/words.ts';
import { policyNotFound } from '#domain/policies/document-errors.ts';
import { ErrorScreen } from '#ui/error-screen.tsx';
import { ToOverview } from '#ui/to-overview.tsx';

/** The company has no policy with the number of the address (B8.4, C4.7); the way back has the words of B2.87. */
export const ChangeNotFound = () => (
  <ErrorScreen
    notice={policyNotFound}
    error={null}
    alternative={<ToOverview words={errorWords.backToOverview} isButton />}
  />
);
