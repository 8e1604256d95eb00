import { generalNotice } from '#domain/errors/general.ts';
import { ErrorNotice } from '#ui/error-notice.tsx';
import type { FailureProps } from '#ui/error-screen.tsx';

/** The details could not be loaded (B8.2). */
export const DetailsUnavailable = ({ context: { error }, send }: FailureProps) => (
  <ErrorNotice notice={generalNotice(error)} error={error} onRetry={() => send({ type: 'retried' })} />
);
