import { noticeIn } from '#domain/errors/refusals.ts';
import type { Settled } from '#domain/site/settled.ts';
import { travelCardRefusals } from '#domain/travel-cards/errors.ts';
import { ErrorScreen, type FailureProps } from '#ui/error-screen.tsx';

interface TravelCardUnavailableProps {
  readonly context: { readonly cards: Settled<unknown> | null; readonly policy: Settled<unknown> | null };
  readonly send: FailureProps['send'];
}

/** The cards, or the policy that decides whether a card is created, could not be loaded (B8.34). */
export function TravelCardUnavailable({ context: { cards, policy }, send }: TravelCardUnavailableProps) {
  const error = cards?.error ?? policy?.error ?? null;
  return (
    <ErrorScreen
      notice={noticeIn(travelCardRefusals, error)}
      error={error}
      onRetry={() => send({ type: 'retried' })}
    />
  );
}
