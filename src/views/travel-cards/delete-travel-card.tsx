import { Button } from '@navikt/ds-react/Button';
import type { ApiError } from '#domain/errors/api-error.ts';
import { unknownOutcomeNotice } from '#domain/errors/general.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { deleteTravelCardRefusals } from '#domain/travel-cards/errors.ts';
import type { CardToDelete } from '#domain/travel-cards/travel-card.ts';
import { Actions } from '#ui/actions.tsx';
import { DialogScreen } from '#ui/dialog-screen.tsx';
import { ErrorNotice } from '#ui/error-notice.tsx';

interface DeleteTravelCardProps {
  readonly state: string;
  readonly context: { readonly cardToDelete: CardToDelete; readonly error: ApiError | null };
  readonly send: (event: { type: 'confirmed' } | { type: 'cancelled' }) => void;
}

/** Asks the visitor to confirm the deletion (B2.101). The text is assumed. */
export function DeleteTravelCard({ state, context: { cardToDelete, error }, send }: DeleteTravelCardProps) {
  return (
    <DialogScreen heading={`Vil du slette reisekortet til ${cardToDelete.reisekortinnehaver}?`}>
      <p>{cardToDelete.reisekortinnehaver} kan da ikke lenger vise fram dette reisekortet.</p>
      {state === 'confirming.failed' && (
        <ErrorNotice notice={noticeIn(deleteTravelCardRefusals, error)} error={error} />
      )}
      {state === 'confirming.unknown' && (
        <ErrorNotice notice={unknownOutcomeNotice} error={error}>
          <p>Reisekortet kan være slettet likevel. Se om kortet er borte, før du prøver igjen.</p>
        </ErrorNotice>
      )}
      <Actions>
        <Button
          variant="danger"
          loading={state === 'deleting'}
          disabled={false}
          onClick={() => send({ type: 'confirmed' })}
        >
          Slett reisekortet
        </Button>
        <Button variant="tertiary" onClick={() => send({ type: 'cancelled' })}>
          Avbryt
        </Button>
      </Actions>
      {state === 'deleting' && (
        <p className="visually-hidden" data-announce>
          Vent Litt
        </p>
      )}
    </DialogScreen>
  );
}
