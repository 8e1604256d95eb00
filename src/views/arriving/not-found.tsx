import { Link } from '@navikt/ds-react/Link';
import { Screen } from '#ui/screen.tsx';

/** The words are ours. */
export function NotFound() {
  return (
    <Screen heading="Vi fant ikke siden">
      <p className="lead">Adressen kan være skrevet feil, eller siden kan være flyttet.</p>
      <p>
        <Link href="#/">Gå til oversikt</Link>
      </p>
    </Screen>
  );
}
