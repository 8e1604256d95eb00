import { travelCardRefusals } from '#domain/travel-cards/errors.ts';
import { type FailureProps, FailureScreen } from '#ui/error-screen.tsx';

/** The cards could not be loaded (B8.34). */
export const TravelCardsUnavailable = (props: FailureProps) => (
  <FailureScreen {...props} refusals={travelCardRefusals} />
);
