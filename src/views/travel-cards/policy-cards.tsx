import type { IsoDate } from '#domain/dates/calendar.ts';
import type { ApiError } from '#domain/errors/api-error.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import type { CardPolicy } from '#domain/travel-cards/card-policy.ts';
import { travelCardRefusals } from '#domain/travel-cards/errors.ts';
import { type CardWithPdf, canShareCard, findCardToDelete } from '#domain/travel-cards/travel-card.ts';
import { ErrorNotice } from '#ui/error-notice.tsx';
import { TravelCardActions } from './travel-card-actions.tsx';
import { TravelCardFace } from './travel-card-face.tsx';

interface PolicyCardsProps {
  readonly state: 'page.cards.fresh' | 'page.cards.refreshing' | 'page.cards.stale';
  readonly context: {
    readonly cards: readonly CardWithPdf[];
    readonly policy: CardPolicy | null;
    readonly alarmCentre: string;
    readonly today: IsoDate;
    readonly error: ApiError | null;
  };
  readonly send: (
    event:
      | { type: 'share.requested' }
      | { type: 'delete.requested'; reisekortId: string }
      | { type: 'retried' },
  ) => void;
}

/** The cards of the visitor's own policy: their own card, and the cards of other persons. */
export function PolicyCards({ state, context, send }: PolicyCardsProps) {
  const { cards, policy, alarmCentre, today, error } = context;
  const status = policy?.status ?? null;
  const shared = cards.filter((card) => canShareCard(card, status, today));
  const deleted = cards.filter(({ reisekortId }) => findCardToDelete(context, reisekortId));
  const notice = noticeIn(travelCardRefusals, error);
  return (
    <>
      {state === 'page.cards.stale' && (
        <ErrorNotice notice={notice} error={error} onRetry={() => send({ type: 'retried' })}>
          <p>{notice.text}</p>
          <p>Kortene under er fra før, så den siste endringen kan mangle.</p>
        </ErrorNotice>
      )}
      {state === 'page.cards.refreshing' && (
        <p className="visually-hidden" data-announce>
          Henter kortene på nytt …
        </p>
      )}
      {cards.map((card) => (
        <section
          key={card.reisekortId}
          className="travel-card-group"
          aria-busy={state === 'page.cards.refreshing'}
        >
          <TravelCardFace card={card} status={status} today={today} alarmCentre={alarmCentre} />
          <TravelCardActions
            card={card}
            onShare={shared.includes(card) ? () => send({ type: 'share.requested' }) : null}
            onDelete={
              deleted.includes(card)
                ? () => send({ type: 'delete.requested', reisekortId: card.reisekortId })
                : null
            }
          />
        </section>
      ))}
      {deleted.length > 0 && shared.length > 0 && !deleted.some((card) => shared.includes(card)) && (
        <p>Bare ditt eget kort kan deles, og bare kortene til andre kan slettes.</p>
      )}
    </>
  );
}
