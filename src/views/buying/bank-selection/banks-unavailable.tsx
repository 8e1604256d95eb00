import { Button } from '@navikt/ds-react/Button';
import { bankListRefusals } from '#domain/buying/self-declaration-errors.ts';
import type { ApiError } from '#domain/errors/api-error.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { errorWords } from '#domain/errors/words.ts';
import { ErrorScreen } from '#ui/error-screen.tsx';

interface BanksUnavailableProps {
  readonly context: { readonly error: ApiError | null };
  readonly send: (event: { type: 'retried' } | { type: 'cancelled' }) => void;
}

/** The bank list could not be loaded (A8.14). */
export const BanksUnavailable = ({ context: { error }, send }: BanksUnavailableProps) => (
  <ErrorScreen
    notice={noticeIn(bankListRefusals, error)}
    error={error}
    onRetry={() => send({ type: 'retried' })}
    alternative={
      <Button variant="tertiary" onClick={() => send({ type: 'cancelled' })}>
        {errorWords.back}
      </Button>
    }
  />
);
