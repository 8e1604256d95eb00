import { couldNotLoad } from '#domain/errors/general.ts';
import { ErrorScreen } from '#ui/error-screen.tsx';

/** Says that an error occurred, and offers a reload: the defect is ours, so nothing else helps (A8.5). */
export const ErrorFallback = () => (
  <ErrorScreen notice={couldNotLoad} error={null} onRetry={() => window.location.reload()} />
);
