import { policyNotFound } from '#domain/policies/document-errors.ts';
import { ErrorScreen } from '#ui/error-screen.tsx';

/** The company has no policy with the number of the address (B8.4, C4.7). */
export const ChangeNotFound = () => <ErrorScreen notice={policyNotFound} error={null} />;
