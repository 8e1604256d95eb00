import { Button } from '@navikt/ds-react/Button';
import type { ShownCard } from '#domain/travel-cards/travel-card.ts';
import { Actions } from '#ui/actions.tsx';
import { LinkButton } from '#ui/link-button.tsx';

interface TravelCardActionsProps {
  readonly card: ShownCard;
  /** Null if the visitor may not. */
  readonly onShare: (() => void) | null;
  readonly onDelete: (() => void) | null;
}

/** What can be done with one card; a page may have several, so the names say which. */
export function TravelCardActions({ card, onShare, onDelete }: TravelCardActionsProps) {
  return (
    <Actions>
      <LinkButton to={{ url: card.pdf, target: '_blank' }} variant="secondary">
        <span>Last ned PDF</span>
        <span className="visually-hidden"> av reisekortet til {card.reisekortinnehaver}</span>
      </LinkButton>
      {onShare && (
        <Button variant="secondary" onClick={onShare}>
          Del reisekortet
        </Button>
      )}
      {onDelete && (
        <Button variant="tertiary" onClick={onDelete}>
          Slett reisekortet<span className="visually-hidden"> til {card.reisekortinnehaver}</span>
        </Button>
      )}
    </Actions>
  );
}
