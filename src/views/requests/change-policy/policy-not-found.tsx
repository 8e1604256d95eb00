import { somethingWentWrong } from '#domain/errors/general.ts';
import { ErrorScreen } from '#ui/error-screen.tsx';

/** B8.4's page, for a number that is not one of the customer's (C4.7). A retry would not help. */
export const PolicyNotFound = () => (
  <ErrorScreen notice={{ ...somethingWentWrong, kind: 'refusal' }} error={null} />
);
