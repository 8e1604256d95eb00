import type { SiteLink } from '#domain/site/site-link.ts';
import { LinkOut } from '#ui/link-out.tsx';
import { Screen } from '#ui/screen.tsx';

/** The words are ours. */
export function NotBuilt({ context: { overview } }: { readonly context: { readonly overview: SiteLink } }) {
  return (
    <Screen heading="Denne siden er ikke klar ennå">
      <p className="lead">Vi arbeider med den. Prøv igjen om en stund.</p>
      <p>
        <LinkOut to={overview}>Gå til oversikt</LinkOut>
      </p>
    </Screen>
  );
}
