import { generalNotice } from '#domain/errors/general.ts';
import { ErrorScreen, type FailureProps } from '#ui/error-screen.tsx';

/** The access list or the visitor's relations could not be loaded (B8.15). */
export const AccessUnavailable = ({ context: { error }, send }: FailureProps) => (
  <ErrorScreen notice={generalNotice(error)} error={error} onRetry={() => send({ type: 'retried' })} />
);
