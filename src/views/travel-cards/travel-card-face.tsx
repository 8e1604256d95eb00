import { CheckmarkCircleIcon, PhoneFillIcon } from '@navikt/aksel-icons';
import { Tag } from '@navikt/ds-react/Tag';
import { Heading } from '@navikt/ds-react/Typography';
import type { IsoDate } from '#domain/dates/calendar.ts';
import { formatDate } from '#domain/dates/format-date.ts';
import { formatPhone, telLink } from '#domain/display/phone.ts';
import {
  type CardWithPdf,
  coverage,
  expiredText,
  givesCover,
  isExpired,
  travelCardLabel,
} from '#domain/travel-cards/travel-card.ts';
import { Notice } from '#ui/notice.tsx';

interface TravelCardFaceProps {
  readonly card: CardWithPdf;
  /** The status of the policy; null if it is unknown. */
  readonly status: string | null;
  readonly today: IsoDate;
  readonly alarmCentre: string;
}

/** The card that a traveller shows at a hospital (B2.104). The text around the coverage is assumed. */
export function TravelCardFace({ card, status, today, alarmCentre }: TravelCardFaceProps) {
  const label = travelCardLabel(card, status, today);
  const hasExpired = isExpired(card, today);
  const { reisekortinnehaver, forsikringstaker, forsikringsnummer, expirationDate } = card;
  return (
    <article className={hasExpired ? 'face travel-card travel-card--expired' : 'face travel-card'}>
      <header className="travel-card__head">
        <Heading level="2" size="large">
          {reisekortinnehaver}
        </Heading>
        {label !== null && <Tag variant="warning-filled">{label}</Tag>}
      </header>
      {hasExpired && <Notice status="warning" title={expiredText} titleAs="div" />}
      <dl className="travel-card__facts">
        <div>
          <dt>Forsikringsnummer</dt>
          <dd className="travel-card__number">{forsikringsnummer.value}</dd>
        </div>
        {expirationDate !== undefined && (
          <div>
            <dt>Gyldig til og med</dt>
            <dd>{expirationDate === null ? 'Uten sluttdato' : formatDate(expirationDate)}</dd>
          </div>
        )}
        {forsikringstaker && (
          <div>
            <dt>Forsikringstaker</dt>
            <dd>{forsikringstaker}</dd>
          </div>
        )}
      </dl>
      {givesCover(card, status, today) && (
        <p className="travel-card__coverage">
          <CheckmarkCircleIcon aria-hidden fontSize="1.75rem" />
          {coverage}
        </p>
      )}
      <p className="travel-card__alarm">
        Alarmsentralen
        <a href={telLink(alarmCentre)}>
          <PhoneFillIcon aria-hidden />
          {formatPhone(alarmCentre)}
        </a>
      </p>
    </article>
  );
}
