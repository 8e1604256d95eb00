import { noticeIn } from '#domain/errors/refusals.ts';
import { detailRefusals } from '#domain/policies/document-errors.ts';
import { ErrorScreen, type FailureProps } from '#ui/error-screen.tsx';

/** The policies could not be loaded (B8.4). */
export const PolicyUnavailable = ({ context: { error }, send }: FailureProps) => (
  <ErrorScreen
    notice={noticeIn(detailRefusals, error)}
    error={error}
    onRetry={() => send({ type: 'retried' })}
  />
);
