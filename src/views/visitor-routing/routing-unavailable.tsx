import { Button } from '@navikt/ds-react/Button';
import type { ApiError } from '#domain/errors/api-error.ts';
import { generalNotice } from '#domain/errors/general.ts';
import { canRetry } from '#domain/errors/notice.ts';
import { errorWords } from '#domain/errors/words.ts';
import { ErrorScreen } from '#ui/error-screen.tsx';

interface RoutingUnavailableProps {
  readonly context: { readonly error: ApiError | null };
  readonly send: (event: { type: 'retried' }) => void;
}

/** A4.9 */
export function RoutingUnavailable({ context: { error }, send }: RoutingUnavailableProps) {
  const notice = generalNotice(error);
  return (
    <ErrorScreen title={notice.title} text={notice.text} error={error}>
      {/* In another tab the customer may have logged in since. */}
      <Button variant={canRetry(notice) ? 'primary' : 'secondary'} onClick={() => send({ type: 'retried' })}>
        {errorWords.again}
      </Button>
    </ErrorScreen>
  );
}
