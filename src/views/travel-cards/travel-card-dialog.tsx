import type { IsoDate } from '#domain/dates/calendar.ts';
import type { ApiError } from '#domain/errors/api-error.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { addressPart } from '#domain/site/address-part.ts';
import { travelCardRefusals } from '#domain/travel-cards/errors.ts';
import type { CardWithPdf } from '#domain/travel-cards/travel-card.ts';
import { Actions } from '#ui/actions.tsx';
import { DialogScreen } from '#ui/dialog-screen.tsx';
import { ErrorNotice } from '#ui/error-notice.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { TravelCardFace } from './travel-card-face.tsx';

interface TravelCardDialogProps {
  readonly state: 'loading' | 'unavailable' | 'absent' | 'shown';
  readonly context: {
    readonly alarmCentre: string;
    readonly today: IsoDate;
    readonly forsikringsnummer: string;
    readonly status: string;
    readonly cards: readonly CardWithPdf[];
    readonly error: ApiError | null;
  };
  readonly send: (event: { type: 'retried' }) => void;
}

/** The cards in a dialog over the page of their policy (B2.55). The text around them is assumed. */
export function TravelCardDialog({ state, context, send }: TravelCardDialogProps) {
  const { alarmCentre, today, forsikringsnummer, status, cards, error } = context;
  return (
    <DialogScreen heading="Reisekort">
      {state === 'loading' && <p data-announce>Henter reisekortet …</p>}
      {state === 'unavailable' && (
        <ErrorNotice
          notice={noticeIn(travelCardRefusals, error)}
          error={error}
          onRetry={() => send({ type: 'retried' })}
        />
      )}
      {state === 'absent' && <p data-announce>Du har ikke noe reisekort på denne forsikringen ennå.</p>}
      {cards.map((card) => (
        <div key={card.reisekortId} className="travel-card-group">
          <TravelCardFace card={card} status={status} today={today} alarmCentre={alarmCentre} />
        </div>
      ))}
      {(state === 'shown' || state === 'absent') && (
        <Actions>
          <LinkButton to={{ url: `#/reisekort/${addressPart(forsikringsnummer)}` }} variant="secondary">
            Gå til reisekort
          </LinkButton>
        </Actions>
      )}
    </DialogScreen>
  );
}
