import { Button } from '@navikt/ds-react/Button';
import { bankListRefusals } from '#domain/buying/self-declaration-errors.ts';
import type { ApiError } from '#domain/errors/api-error.ts';
import { canRetry } from '#domain/errors/notice.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { errorWords } from '#domain/errors/words.ts';
import { ErrorScreen } from '#ui/error-screen.tsx';

interface BanksUnavailableProps {
  readonly context: { readonly error: ApiError | null };
  readonly send: (event: { type: 'retried' } | { type: 'cancelled' }) => void;
}

/** A8.14 */
export function BanksUnavailable({ context: { error }, send }: BanksUnavailableProps) {
  const notice = noticeIn(bankListRefusals, error);
  return (
    <ErrorScreen title={notice.title} text={notice.text} error={error}>
      {canRetry(notice) && <Button onClick={() => send({ type: 'retried' })}>{errorWords.again}</Button>}
      <Button variant="tertiary" onClick={() => send({ type: 'cancelled' })}>
        {errorWords.back}
      </Button>
    </ErrorScreen>
  );
}
