import { Button } from '@navikt/ds-react/Button';
import { Actions } from '#ui/actions.tsx';
import { DialogScreen } from '#ui/dialog-screen.tsx';

interface LeavingUnsavedProps {
  readonly send: (event: { type: 'leave.confirmed' } | { type: 'dialog.dismissed' }) => void;
}

/** Warns before the visitor leaves with an unsaved change (B4.28). The text is assumed. */
export const LeavingUnsaved = ({ send }: LeavingUnsavedProps) => (
  <DialogScreen heading="Reservasjonen er ikke lagret">
    <p>Går du fra siden nå, kan endringen gå tapt.</p>
    <Actions>
      <Button onClick={() => send({ type: 'dialog.dismissed' })}>Bli på siden</Button>
      <Button variant="secondary" onClick={() => send({ type: 'leave.confirmed' })}>
        Gå uten å lagre
      </Button>
    </Actions>
  </DialogScreen>
);
