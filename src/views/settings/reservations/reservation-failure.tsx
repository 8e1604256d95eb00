import type { ApiError } from '#domain/errors/api-error.ts';
import { unknownOutcomeNotice } from '#domain/errors/general.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { updateReservationRefusals } from '#domain/settings/errors.ts';
import { ErrorNotice } from '#ui/error-notice.tsx';

interface ReservationFailureProps {
  readonly isUnknown?: boolean;
  readonly error: ApiError | null;
  readonly onRetry: () => void;
}

/** The reservation could not be loaded or saved (B8.38, C4.9). */
export const ReservationFailure = ({ isUnknown = false, error, onRetry }: ReservationFailureProps) => (
  <ErrorNotice
    notice={isUnknown ? unknownOutcomeNotice : noticeIn(updateReservationRefusals, error)}
    error={error}
    onRetry={onRetry}
  >
    {isUnknown ? 'Vi vet ikke om valget ditt kom fram. Sjekk nettforbindelsen og prøv igjen.' : null}
  </ErrorNotice>
);
