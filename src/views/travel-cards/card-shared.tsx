import { Button } from '@navikt/ds-react/Button';
import { travelCardShared } from '#domain/travel-cards/errors.ts';
import { Actions } from '#ui/actions.tsx';
import { DialogScreen } from '#ui/dialog-screen.tsx';

/** Last step of sharing (B4.24). */
export const CardShared = ({ send }: { readonly send: (event: { type: 'finished' }) => void }) => (
  <DialogScreen heading={travelCardShared.text}>
    <Actions>
      <Button onClick={() => send({ type: 'finished' })}>Ferdig</Button>
    </Actions>
  </DialogScreen>
);
