import { Button } from '@navikt/ds-react/Button';
import { Actions } from './actions.tsx';

interface FormActionsProps {
  /** On the button that sends the form. */
  readonly label: string;
  readonly isSending: boolean;
  /** What is said meanwhile; other cards of a page may say 'Vent Litt'. */
  readonly announcement?: string;
  /** For a form that its flow goes back from. */
  readonly onCancel?: () => void;
}

/** The end of a form: to send it, or to give it up. */
export function FormActions({ label, isSending, announcement = 'Vent Litt', onCancel }: FormActionsProps) {
  return (
    <>
      <Actions>
        {/* Not disabled while it loads: the button would lose focus; the chart takes one press only. */}
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
