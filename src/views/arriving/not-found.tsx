import { Screen } from '#ui/screen.tsx';

/** The words are ours. */
export const NotFound = () => (
  <Screen heading="Vi fant ikke siden">
    <p className="lead">Adressen kan være skrevet feil, eller siden kan være flyttet.</p>
  </Screen>
);
