import { Button } from '@navikt/ds-react/Button';
import { Actions } from '#ui/actions.tsx';

interface GivenRowProps {
  readonly name: string;
  readonly isConfirming: boolean;
  readonly isDeleting: boolean;
  readonly onDelete: () => void;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** One button opens and closes the row's confirmation, so focus stays on it (B2.95). */
export function GivenRow({ name, isConfirming, isDeleting, onDelete, onCancel, onConfirm }: GivenRowProps) {
  return (
    <li className="person">
      <span className="person__name">{name}</span>
      <Button variant="tertiary" size="small" onClick={isConfirming ? onCancel : onDelete}>
        {isConfirming ? (
          'Avbryt'
        ) : (
          <>
            Slett<span className="visually-hidden"> innsynet til {name}</span>
          </>
        )}
      </Button>
      {isConfirming && (
        <div className="person__confirmation">
          <p className="person__name" data-announce>
            Vil du slette innsynet til {name}?
          </p>
          <p>{name} kan da ikke lenger se skadeforsikringene dine.</p>
          <Actions>
            {/* Not disabled while it deletes, because it would lose focus. The chart ignores further presses. */}
            <Button variant="danger" size="small" loading={isDeleting} disabled={false} onClick={onConfirm}>
              Slett innsynet
            </Button>
          </Actions>
          {isDeleting && (
            <p className="visually-hidden" data-announce>
              Vent Litt
            </p>
          )}
        </div>
      )}
    </li>
  );
}
