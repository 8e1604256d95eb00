import { Button } from '@navikt/ds-react/Button';
import { bankListRefusals } from '#domain/buying/self-declaration-errors.ts';
import type { ApiError } from '#domain/errors/api-error.ts';
import { errorWords } from '#domain/errors/words.ts';
import { FailureScreen } from '#ui/error-screen.tsx';

interface BanksUnavailableProps {
  readonly context: { readonly error: ApiError | null };
  readonly send: (event: { type: 'retried' } | { type: 'cancelled' }) => void;
}

/** The bank list could not be loaded (A8.14). */
export const BanksUnavailable = ({ context, send }: BanksUnavailableProps) => (
  <FailureScreen
    context={context}
    send={send}
    refusals={bankListRefusals}
    alternative={
      <Button variant="tertiary" onClick={() => send({ type: 'cancelled' })}>
        {errorWords.back}
      </Button>
    }
  />
);
