import { Screen } from '#ui/screen.tsx';

/** Says that the page does not exist. The text is assumed. */
export const NotFound = () => (
  <Screen heading="Vi fant ikke siden">
    <p className="lead">Adressen kan være skrevet feil, eller siden kan være flyttet.</p>
  </Screen>
);
