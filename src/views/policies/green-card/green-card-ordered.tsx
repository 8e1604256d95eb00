import type { SiteLink } from '#domain/site/site-link.ts';
import { Actions } from '#ui/actions.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Screen } from '#ui/screen.tsx';
import { greenCardWords } from './green-card-words.ts';

interface GreenCardOrderedProps {
  readonly context: { readonly site: { readonly overview: SiteLink } };
}

/** The receipt of the order. The heading is assumed. */
export const GreenCardOrdered = ({ context: { site } }: GreenCardOrderedProps) => (
  <Screen heading="Grønt kort er bestilt" back={null}>
    <p className="lead" data-announce>
      {greenCardWords.sent}
    </p>
    <Actions>
      <LinkButton to={site.overview}>Tilbake til oversikten</LinkButton>
    </Actions>
  </Screen>
);
