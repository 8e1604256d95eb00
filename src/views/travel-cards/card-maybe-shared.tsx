import { Button } from '@navikt/ds-react/Button';
import type { ApiError } from '#domain/errors/api-error.ts';
import { unknownOutcomeNotice } from '#domain/errors/general.ts';
import { Actions } from '#ui/actions.tsx';
import { DialogScreen } from '#ui/dialog-screen.tsx';
import { ErrorCode } from '#ui/error-code.tsx';

interface CardMaybeSharedProps {
  readonly context: { readonly error: ApiError | null };
  readonly send: (event: { type: 'finished' }) => void;
}

/** No retry button: the cards are reloaded first, and show whether the card was shared. The text is assumed. */
export const CardMaybeShared = ({ context: { error }, send }: CardMaybeSharedProps) => (
  <DialogScreen heading={unknownOutcomeNotice.title}>
    <p data-announce>Reisekortet kan være delt likevel. Se om kortet er der, før du prøver igjen.</p>
    <Actions>
      <Button onClick={() => send({ type: 'finished' })}>Se reisekortene</Button>
    </Actions>
    <ErrorCode error={error} />
  </DialogScreen>
);
