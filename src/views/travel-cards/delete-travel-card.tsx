import type { ApiError } from '#domain/errors/api-error.ts';
import { unknownOutcomeNotice } from '#domain/errors/general.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { deleteTravelCardRefusals, travelCardDeleted } from '#domain/travel-cards/errors.ts';
import type { CardToDelete } from '#domain/travel-cards/travel-card.ts';
import { Deletion } from '#ui/deletion.tsx';
import { DialogScreen } from '#ui/dialog-screen.tsx';
import { ErrorNotice } from '#ui/error-notice.tsx';

interface DeleteTravelCardProps {
  readonly state: 'confirming.unanswered' | 'confirming.failed' | 'confirming.unknown' | 'deleting';
  readonly context: { readonly cardToDelete: CardToDelete; readonly error: ApiError | null };
  readonly send: (event: { type: 'confirmed' } | { type: 'cancelled' }) => void;
}

/** Asks the visitor to confirm the deletion (B2.101). The text is assumed. */
export function DeleteTravelCard({ state, context: { cardToDelete, error }, send }: DeleteTravelCardProps) {
  return (
    <Deletion
      heading={`Vil du slette reisekortet til ${cardToDelete.reisekortinnehaver}?`}
      label="Slett reisekortet"
      isDeleting={state === 'deleting'}
      send={send}
    >
      <p>{cardToDelete.reisekortinnehaver} kan da ikke lenger vise fram dette reisekortet.</p>
      {state === 'confirming.failed' && (
        <ErrorNotice notice={noticeIn(deleteTravelCardRefusals, error)} error={error} />
      )}
      {state === 'confirming.unknown' && (
        <ErrorNotice notice={unknownOutcomeNotice} error={error}>
          <p>Reisekortet kan være slettet likevel. Se om kortet er borte, før du prøver igjen.</p>
        </ErrorNotice>
      )}
    </Deletion>
  );
}

/** Shown for half a second before the start page opens (B4.25). */
export const CardDeleted = () => (
  <DialogScreen heading={travelCardDeleted.text}>
    <p>Du kommer nå til forsiden.</p>
  </DialogScreen>
);
