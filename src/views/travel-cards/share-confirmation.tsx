import { Button } from '@navikt/ds-react/Button';
import { cannotBeUndone } from '#domain/travel-cards/errors.ts';
import type { ShareTravelCardTyped } from '#domain/travel-cards/travel-card-forms.ts';
import { Actions } from '#ui/actions.tsx';
import { BusyButton } from '#ui/busy-button.tsx';
import { DialogScreen } from '#ui/dialog-screen.tsx';

interface ShareConfirmationProps {
  readonly state: 'confirming' | 'sending';
  readonly context: { readonly form: ShareTravelCardTyped };
  readonly send: (event: { type: 'confirmed' } | { type: 'back' }) => void;
}

/** Second step of sharing (B4.24). */
export function ShareConfirmation({ state, context: { form }, send }: ShareConfirmationProps) {
  return (
    <DialogScreen heading="Vil du dele reisekortet?" step={{ at: 2, of: 2 }}>
      <p>
        Du deler med den som har fødselsnummer{' '}
        <strong className="digits">
          {form.fodselsnummer.slice(0, 6)} {form.fodselsnummer.slice(6)}
        </strong>
        .
      </p>
      <p>{cannotBeUndone}</p>
      <Actions>
        <BusyButton
          isBusy={state === 'sending'}
          // The second click of a double click on 'Neste' must not confirm before the visitor has read the text.
          onClick={({ detail }) => detail < 2 && send({ type: 'confirmed' })}
        >
          Del reisekortet
        </BusyButton>
        <Button variant="tertiary" onClick={() => send({ type: 'back' })}>
          Tilbake
        </Button>
      </Actions>
    </DialogScreen>
  );
}
