import { noticeIn } from '#domain/errors/refusals.ts';
import { proposalRefusals } from '#domain/policies/document-errors.ts';
import { ErrorScreen, type FailureProps } from '#ui/error-screen.tsx';

/** The standard sentence of a failed load (B8.2). */
export const ProposalsUnavailable = ({ context: { error }, send }: FailureProps) => (
  <ErrorScreen
    notice={noticeIn(proposalRefusals, error)}
    error={error}
    onRetry={() => send({ type: 'retried' })}
  />
);
