import type { IsoDate } from '#domain/dates/calendar.ts';
import type { ApiError } from '#domain/errors/api-error.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import type { Site } from '#domain/site/site.ts';
import { cardPolicyRefusals } from '#domain/travel-cards/errors.ts';
import type { CardWithPdf } from '#domain/travel-cards/travel-card.ts';
import { ErrorNotice } from '#ui/error-notice.tsx';
import { LinkOut } from '#ui/link-out.tsx';
import { Section } from '#ui/section.tsx';
import { TravelCardActions } from './travel-card-actions.tsx';
import { TravelCardFace } from './travel-card-face.tsx';
import { TravelCardPage } from './travel-card-page.tsx';

interface CardsOnlyProps {
  readonly state: 'cardsOnly.notPolicyholder' | 'cardsOnly.unavailable' | 'cardsOnly.loading';
  readonly context: {
    readonly site: Pick<Site, 'alarmCentre' | 'claim'>;
    readonly today: IsoDate;
    readonly cards: readonly CardWithPdf[];
    readonly policyError: ApiError | null;
  };
  readonly send: (event: { type: 'retried' }) => void;
}

/** The cards without the policy, which is not the visitor's own or could not be loaded. */
export function CardsOnly({ state, context, send }: CardsOnlyProps) {
  const { site, today, cards, policyError } = context;
  const notice = noticeIn(cardPolicyRefusals, policyError);
  return (
    <TravelCardPage
      regions={{
        cards: cards.map((card) => (
          <section key={card.reisekortId} className="travel-card-group">
            <TravelCardFace card={card} status={null} today={today} alarmCentre={site.alarmCentre} />
            <TravelCardActions card={card} onShare={null} onDelete={null} />
          </section>
        )),
        terms: (
          <Section heading="Skade">
            {state === 'cardsOnly.loading' && <p data-announce>Henter forsikringen …</p>}
            {state === 'cardsOnly.unavailable' && (
              <ErrorNotice notice={notice} error={policyError} onRetry={() => send({ type: 'retried' })} />
            )}
            <p>
              <LinkOut to={site.claim}>Meld skade</LinkOut>
            </p>
          </Section>
        ),
      }}
    />
  );
}
