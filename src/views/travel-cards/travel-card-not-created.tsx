import { unknownOutcomeNotice } from '#domain/errors/general.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { generateTravelCardsRefusals } from '#domain/travel-cards/errors.ts';
import { ErrorScreen, type FailureProps } from '#ui/error-screen.tsx';

interface TravelCardNotCreatedProps extends FailureProps {
  readonly state: 'notCreated.failed' | 'notCreated.unknown';
}

/** The card could not be created (B8.31). A retry loads the cards first, in case it was created. */
export function TravelCardNotCreated({ state, context: { error }, send }: TravelCardNotCreatedProps) {
  const notice =
    state === 'notCreated.unknown' ? unknownOutcomeNotice : noticeIn(generateTravelCardsRefusals, error);
  return (
    <ErrorScreen notice={notice} error={error} onRetry={() => send({ type: 'retried' })}>
      <p className="lead">
        {state === 'notCreated.unknown'
          ? 'Reisekortet kan være opprettet likevel. Prøv igjen for å se om det er der.'
          : notice.text}
      </p>
    </ErrorScreen>
  );
}
