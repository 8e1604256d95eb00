import { somethingWentWrong } from '#domain/errors/general.ts';
import { ErrorScreen } from '#ui/error-screen.tsx';

/** The customer has no such policy. A retry would not help (B8.4, C4.7). */
export const PolicyUnknown = () => <ErrorScreen notice={somethingWentWrong} error={null} />;
