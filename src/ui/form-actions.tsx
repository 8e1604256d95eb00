import { Button } from '@navikt/ds-react/Button';
import { Actions } from './actions.tsx';

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
export function FormActions({ label, isSending, announcement = 'Vent Litt', onCancel }: FormActionsProps) {
  return (
    <>
      <Actions>
        {/* Not disabled while it loads, because the button would lose focus. The chart ignores a second press. */}
        <Button type="submit" loading={isSending} disabled={false}>
          {label}
        </Button>
        {onCancel && (
          <Button type="button" variant="tertiary" onClick={onCancel}>
            Avbryt
          </Button>
        )}
      </Actions>
      {isSending && (
        <p className="visually-hidden" data-announce>
          {announcement}
        </p>
      )}
    </>
  );
}
