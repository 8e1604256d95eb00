import { AirplaneIcon } from '@navikt/aksel-icons';
import { Button } from '@navikt/ds-react/Button';
import { Link } from '@navikt/ds-react/Link';
import { Tag } from '@navikt/ds-react/Tag';
import type { IsoDate } from '#domain/dates/calendar.ts';
import type { ApiError } from '#domain/errors/api-error.ts';
import { addressPart } from '#domain/site/address-part.ts';
import { expiredText } from '#domain/travel-cards/travel-card.ts';
import {
  type CardRow,
  cardRows,
  type ListedCard,
  type TravelPolicy,
} from '#domain/travel-cards/travel-card-list.ts';
import { Actions } from '#ui/actions.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ProductIcon } from '#ui/product-icon.tsx';
import { type CardListLeaf, TravelCardsProblem } from './travel-cards-problem.tsx';

interface TravelCardListProps {
  readonly state: CardListLeaf;
  readonly context: {
    readonly cards: readonly ListedCard[];
    readonly policies: readonly TravelPolicy[] | null;
    readonly today: IsoDate;
    readonly error: ApiError | null;
  };
  readonly send: (event: { type: 'add.requested' } | { type: 'retried' }) => void;
}

/** Shown below the loaded cards while other calls run. */
const progress: Readonly<Partial<Record<CardListLeaf, string>>> = {
  'page.list.checking': 'Sjekker reiseforsikringene dine …',
  'page.list.generating': 'Oppretter reisekort …',
};

export function TravelCardList({ state, context, send }: TravelCardListProps) {
  const { cards, policies, today } = context;
  const rows = cardRows(cards, policies, { today, isWhole: progress[state] === undefined });
  return (
    <>
      <TravelCardsProblem state={state} error={context.error} onRetry={() => send({ type: 'retried' })} />
      {state === 'page.list.empty' && (
        <EmptyState picture={<AirplaneIcon fontSize="1.75rem" />}>
          <p data-announce>
            Du har ingen reisekort. Er du forsikret gjennom jobben, kan du legge til kortet med
            forsikringsnummeret.
          </p>
        </EmptyState>
      )}
      {rows.length > 0 && (
        <ul className="policies">
          {rows.map((row) => (
            <Row key={row.card.reisekortId} row={row} />
          ))}
        </ul>
      )}
      {progress[state] ? (
        <p data-announce>{progress[state]}</p>
      ) : (
        <Actions>
          <Button variant="secondary" onClick={() => send({ type: 'add.requested' })}>
            Legg til reisekort
          </Button>
        </Actions>
      )}
    </>
  );
}

/** One card. Several of one policy link to the same page. */
function Row({ row: { card, name, number, icon, label, hasExpired, isHeld } }: { readonly row: CardRow }) {
  const { forsikringsnummer, forsikringstaker, reisekortinnehaver: holder } = card;
  return (
    <li className={isHeld ? 'policy policy--held' : 'policy'}>
      <ProductIcon kind={icon} isRich={!hasExpired} />
      <div>
        <Link href={`#/reisekort/${addressPart(forsikringsnummer.value)}`} className="policy__title">
          {name}
        </Link>
        {number && <span className="policy__subtitle">Forsikringsnummer {number}</span>}
        {forsikringstaker && forsikringstaker !== holder && (
          <span className="policy__subtitle">Forsikringstaker: {forsikringstaker}</span>
        )}
        {hasExpired && <span className="policy__subtitle">{expiredText}</span>}
      </div>
      {label && (
        <div className="policy__facts">
          <Tag variant={hasExpired ? 'warning' : 'info'} size="small">
            {label}
          </Tag>
        </div>
      )}
    </li>
  );
}
