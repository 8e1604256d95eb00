import { ownRelationsRefusals } from '#domain/arriving/errors.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { ErrorScreen, type FailureProps } from '#ui/error-screen.tsx';

/** The chooser without parties to choose from. */
export const PartiesUnavailable = ({ context: { error }, send }: FailureProps) => (
  <ErrorScreen
    notice={noticeIn(ownRelationsRefusals, error)}
    error={error}
    onRetry={() => send({ type: 'retried' })}
  />
);
