import { Button } from '@navikt/ds-react/Button';
import { Actions } from './actions.tsx';
import { BusyButton } from './busy-button.tsx';

interface FormActionsProps {
  /** Text of the button that submits the form. */
  readonly label: string;
  readonly isSending: boolean;
  /** Announced while the form is sent; other cards of the page may announce 'Vent Litt'. */
  readonly announcement?: string;
  /** Left out if the form cannot be cancelled. */
  readonly onCancel?: () => void;
}

/** The buttons that submit and cancel a form. */
export function FormActions({ label, isSending, announcement, onCancel }: FormActionsProps) {
  return (
    <Actions>
      <BusyButton type="submit" isBusy={isSending} announcement={announcement}>
        {label}
      </BusyButton>
      {onCancel && (
        <Button type="button" variant="tertiary" onClick={onCancel}>
          Avbryt
        </Button>
      )}
    </Actions>
  );
}
