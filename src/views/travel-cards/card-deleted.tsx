import { travelCardDeleted } from '#domain/travel-cards/errors.ts';
import { DialogScreen } from '#ui/dialog-screen.tsx';

/** Shown for half a second before the start page opens (B4.25). */
export const CardDeleted = () => (
  <DialogScreen heading={travelCardDeleted.text}>
    <p>Du kommer nå til forsiden.</p>
  </DialogScreen>
);
