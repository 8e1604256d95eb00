import type { ApiError } from '#domain/errors/api-error.ts';
import { generalNotice } from '#domain/errors/general.ts';
import { ErrorScreen } from '#ui/error-screen.tsx';
import { TryAgain } from '#ui/try-again.tsx';

interface RoutingUnavailableProps {
  readonly context: { readonly error: ApiError | null };
  readonly send: (event: { type: 'retried' }) => void;
}

/** A4.9 */
export function RoutingUnavailable({ context: { error }, send }: RoutingUnavailableProps) {
  const notice = generalNotice(error);
  return (
    <ErrorScreen title={notice.title} text={notice.text} error={error}>
      <TryAgain notice={notice} onRetry={() => send({ type: 'retried' })} />
    </ErrorScreen>
  );
}
