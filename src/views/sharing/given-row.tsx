import { Button } from '@navikt/ds-react/Button';
import { Actions } from '#ui/actions.tsx';
import { BusyButton } from '#ui/busy-button.tsx';

interface GivenRowProps {
  readonly name: string;
  readonly isConfirming: boolean;
  readonly isDeleting: boolean;
  readonly onDelete: () => void;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/**
 * One button opens and closes the row's confirmation, so focus stays on it (B2.95). Its texts are elements with keys:
 * a browser that translates the page moves a text by itself, and React then cannot remove it.
 */
export function GivenRow({ name, isConfirming, isDeleting, onDelete, onCancel, onConfirm }: GivenRowProps) {
  return (
    <li className="person">
      <span className="person__name">{name}</span>
      <Button variant="tertiary" size="small" onClick={isConfirming ? onCancel : onDelete}>
        {isConfirming ? (
          <span key="cancel">Avbryt</span>
        ) : (
          <span key="delete">
            Slett<span className="visually-hidden"> innsynet til {name}</span>
          </span>
        )}
      </Button>
      {isConfirming && (
        <div className="person__confirmation">
          <p className="person__name" data-announce>
            Vil du slette innsynet til {name}?
          </p>
          <p>{name} kan da ikke lenger se skadeforsikringene dine.</p>
          <Actions>
            <BusyButton variant="danger" size="small" isBusy={isDeleting} onClick={onConfirm}>
              Slett innsynet
            </BusyButton>
          </Actions>
        </div>
      )}
    </li>
  );
}
