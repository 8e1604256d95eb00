import { noticeIn } from '#domain/errors/refusals.ts';
import { detailRefusals } from '#domain/policies/document-errors.ts';
import { ErrorScreen, type FailureProps } from '#ui/error-screen.tsx';

/** The policy could not be loaded; shows the general error and a link to the overview (B2.44, B8.4). */
export const PolicyUnavailable = ({ context: { error }, send }: FailureProps) => (
  <ErrorScreen
    notice={noticeIn(detailRefusals, error)}
    error={error}
    onRetry={() => send({ type: 'retried' })}
  />
);
