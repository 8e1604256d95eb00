import { Card } from '#ui/card.tsx';
import { Spinner } from '#ui/spinner.tsx';

export const ReservationLoading = () => (
  <Card heading="Reservasjoner">
    <Spinner />
  </Card>
);
