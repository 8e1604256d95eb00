import { Screen } from '#ui/screen.tsx';

/** Says that the address is unknown. The text is assumed. */
export const NotFound = () => (
  <Screen heading="Vi fant ikke siden">
    <p className="lead">Adressen kan være skrevet feil, eller siden kan være flyttet.</p>
  </Screen>
);
