import { Card } from '#ui/card.tsx';
import type { FailureProps } from '#ui/error-screen.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { ReservationFailure } from './reservation-failure.tsx';

/** The card is shown even if the reservation could not be loaded (C4.9). */
export const ReservationUnavailable = ({ context: { error }, send }: FailureProps) => (
  <Card heading="Reservasjoner">
    <ReservationFailure error={error} onRetry={() => send({ type: 'retried' })} />
  </Card>
);

export const ReservationLoading = () => (
  <Card heading="Reservasjoner">
    <Spinner />
  </Card>
);
