import { ownRelationsRefusals } from '#domain/arriving/errors.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { ErrorScreen, type FailureProps } from '#ui/error-screen.tsx';

/** The parties of the agreement chooser could not be loaded. */
export const PartiesUnavailable = ({ context: { error }, send }: FailureProps) => (
  <ErrorScreen
    notice={noticeIn(ownRelationsRefusals, error)}
    error={error}
    onRetry={() => send({ type: 'retried' })}
  />
);
