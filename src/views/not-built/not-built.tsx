import { Link } from '@navikt/ds-react/Link';
import { Screen } from '#ui/screen.tsx';

/** The words are ours. */
export function NotBuilt() {
  return (
    <Screen heading="Denne siden er ikke klar ennå">
      <p className="lead">Vi arbeider med den. Dette kan du gjøre her allerede:</p>
      <ul>
        <li>
          <Link href="#/innstillinger">Profil og innstillinger</Link>
        </li>
        <li>
          <Link href="#/bm/tilganger">Tilganger for bedrift</Link>
        </li>
      </ul>
    </Screen>
  );
}
