import { couldNotLoad } from '#domain/errors/general.ts';
import { ErrorScreen } from '#ui/error-screen.tsx';

/** Shows the second text of A8.5. The defect is ours, so the only remedy is a reload. */
export const ErrorFallback = () => (
  <ErrorScreen notice={couldNotLoad} error={null} onRetry={() => window.location.reload()} />
);
