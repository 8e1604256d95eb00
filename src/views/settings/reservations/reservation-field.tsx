import { Checkbox } from '@navikt/ds-react/Checkbox';
import type { ApiError } from '#domain/errors/api-error.ts';
import { Card } from '#ui/card.tsx';
import { ReservationFailure } from './reservation-failure.tsx';

interface ReservationFieldProps {
  readonly state:
    | 'shown.choice.idle.unchanged'
    | 'shown.choice.idle.saved'
    | 'shown.choice.saving'
    | 'shown.choice.unsaved.failed'
    | 'shown.choice.unsaved.unknown';
  readonly context: { readonly chosen: boolean; readonly error: ApiError | null };
  readonly send: (event: { type: 'reservation.chosen'; reserved: boolean } | { type: 'retried' }) => void;
}

/** The checkbox shows the customer's choice, even if saving failed (B4.28). The text is assumed. */
export function ReservationField({ state, context: { chosen, error }, send }: ReservationFieldProps) {
  return (
    <Card heading="Reservasjoner">
      <div className="reservation" data-regains-focus>
        <Checkbox
          checked={chosen}
          description="Da får du post fra oss på papir."
          onChange={() => send({ type: 'reservation.chosen', reserved: !chosen })}
        >
          Jeg reserverer meg mot elektronisk kommunikasjon
        </Checkbox>
        {state === 'shown.choice.saving' && <p data-announce>Lagrer …</p>}
        {state === 'shown.choice.idle.saved' && <p data-announce>Valget er lagret.</p>}
        {(state === 'shown.choice.unsaved.failed' || state === 'shown.choice.unsaved.unknown') && (
          <ReservationFailure
            isUnknown={state === 'shown.choice.unsaved.unknown'}
            error={error}
            onRetry={() => send({ type: 'retried' })}
          />
        )}
      </div>
    </Card>
  );
}
