import { DialogScreen } from '#ui/dialog-screen.tsx';

/** Shown for half a second before the card opens (B4.25). The text is assumed. */
export const TravelCardAdded = () => (
  <DialogScreen heading="Reisekortet er lagt til">
    <p data-announce>Nå åpner vi kortet.</p>
  </DialogScreen>
);
