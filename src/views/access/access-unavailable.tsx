import { organisationRelationsRefusals } from '#domain/access/errors.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { ErrorScreen, type FailureProps } from '#ui/error-screen.tsx';

/** The relations could not be loaded (B8.15). */
export const AccessUnavailable = ({ context: { error }, send }: FailureProps) => (
  <ErrorScreen
    notice={noticeIn(organisationRelationsRefusals, error)}
    error={error}
    onRetry={() => send({ type: 'retried' })}
  />
);
