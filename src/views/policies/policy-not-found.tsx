import { policyNotFound } from '#domain/policies/document-errors.ts';
import { ErrorScreen } from '#ui/error-screen.tsx';

/** The address names a policy that the customer does not have (B8.4, C4.7). */
export const PolicyNotFound = () => <ErrorScreen notice={policyNotFound} error={null} />;
