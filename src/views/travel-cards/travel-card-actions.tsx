import { Button } from '@navikt/ds-react/Button';
import type { CardWithPdf } from '#domain/travel-cards/travel-card.ts';
import { Actions } from '#ui/actions.tsx';
import { LinkButton } from '#ui/link-button.tsx';

interface TravelCardActionsProps {
  readonly card: CardWithPdf;
  /** Null if the card cannot be shared. */
  readonly onShare: (() => void) | null;
  /** Null if the visitor may not delete the card. */
  readonly onDelete: (() => void) | null;
}

/** The buttons of one card. Hidden text names the holder, because a page may have several cards. */
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
