import { Button } from '@navikt/ds-react/Button';
import type { ApiError } from '#domain/errors/api-error.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { bankListRefusals } from '#domain/errors/self-declaration.ts';
import { ErrorScreen } from '#ui/error-screen.tsx';

interface BanksUnavailableProps {
  readonly context: { readonly error: ApiError | null };
  readonly send: (event: { type: 'retried' } | { type: 'cancelled' }) => void;
}

/** A8.14 */
export function BanksUnavailable({ context: { error }, send }: BanksUnavailableProps) {
  return (
    <ErrorScreen {...noticeIn(bankListRefusals, error)} error={error}>
      <Button onClick={() => send({ type: 'retried' })}>Prøv igjen</Button>
      <Button variant="tertiary" onClick={() => send({ type: 'cancelled' })}>
        Gå tilbake
      </Button>
    </ErrorScreen>
  );
}
