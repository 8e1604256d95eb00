import { couldNotLoad } from '#domain/errors/general.ts';
import { ErrorScreen } from '#ui/error-screen.tsx';

/** A8.5, second text: a defect of ours, so the only way on is from the start. */
export const Broken = () => (
  <ErrorScreen notice={couldNotLoad} error={null} onRetry={() => window.location.reload()} />
);
