import { identificationRefusals } from '#domain/errors/customer.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { ErrorNotice } from '#ui/error-notice.tsx';
import type { FailureProps } from '#ui/error-screen.tsx';

/** The card depends on the agreement, so it needs a login (A6.4). */
export const Unidentified = ({ context: { error }, send }: FailureProps) => (
  <ErrorNotice
    notice={noticeIn(identificationRefusals, error)}
    error={error}
    onRetry={() => send({ type: 'retried' })}
  />
);
