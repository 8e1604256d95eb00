import type { Settled } from '#domain/site/settled.ts';
import { travelCardRefusals } from '#domain/travel-cards/errors.ts';
import { type FailureProps, FailureScreen } from '#ui/error-screen.tsx';

interface TravelCardUnavailableProps {
  readonly context: { readonly cards: Settled<unknown> | null; readonly policy: Settled<unknown> | null };
  readonly send: FailureProps['send'];
}

/** The cards, or the policy that decides whether a card is created, could not be loaded (B8.34). */
export const TravelCardUnavailable = ({ context: { cards, policy }, send }: TravelCardUnavailableProps) => (
  <FailureScreen
    context={{ error: cards?.error ?? policy?.error ?? null }}
    send={send}
    refusals={travelCardRefusals}
  />
);
