import { identificationRefusals } from '#domain/errors/identification.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { ErrorScreen, type FailureProps } from '#ui/error-screen.tsx';

/** The visitor could not be identified, and the page needs the identification (A6.4). */
export const Unidentified = ({ context: { error }, send }: FailureProps) => (
  <ErrorScreen
    notice={noticeIn(identificationRefusals, error)}
    error={error}
    onRetry={() => send({ type: 'retried' })}
  />
);
