import { noticeIn } from '#domain/errors/refusals.ts';
import { travelCardRefusals } from '#domain/travel-cards/errors.ts';
import { ErrorScreen, type FailureProps } from '#ui/error-screen.tsx';

/** The cards could not be loaded (B8.34). */
export const TravelCardsUnavailable = ({ context: { error }, send }: FailureProps) => (
  <ErrorScreen
    notice={noticeIn(travelCardRefusals, error)}
    error={error}
    onRetry={() => send({ type: 'retried' })}
  />
);
