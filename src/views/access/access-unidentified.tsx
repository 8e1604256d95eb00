import { identificationRefusals } from '#domain/errors/identification.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { ErrorScreen, type FailureProps } from '#ui/error-screen.tsx';

/** The page depends on the agreement, so it needs a login (A6.4). */
export const AccessUnidentified = ({ context: { error }, send }: FailureProps) => (
  <ErrorScreen
    notice={noticeIn(identificationRefusals, error)}
    error={error}
    onRetry={() => send({ type: 'retried' })}
  />
);
