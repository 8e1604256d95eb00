import { noticeIn } from '#domain/errors/refusals.ts';
import { proposalRefusals } from '#domain/policies/document-errors.ts';
import { ErrorScreen, type FailureProps } from '#ui/error-screen.tsx';

/** The proposal could not be loaded; shows the standard text (B8.2). */
export const ProposalsUnavailable = ({ context: { error }, send }: FailureProps) => (
  <ErrorScreen
    notice={noticeIn(proposalRefusals, error)}
    error={error}
    onRetry={() => send({ type: 'retried' })}
  />
);
