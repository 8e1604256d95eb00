import type { SiteLink } from '#domain/site/site-link.ts';
import { Actions } from '#ui/actions.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Screen } from '#ui/screen.tsx';
import { greenCardWords } from './green-card-words.ts';

interface GreenCardNotOfferedProps {
  readonly context: { readonly overview: SiteLink };
}

/** The sentence is ours. */
export const GreenCardNotOffered = ({ context: { overview } }: GreenCardNotOfferedProps) => (
  <Screen heading={greenCardWords.order}>
    <p className="lead" data-announce>
      Du kan ikke bestille grønt kort til denne forsikringen.
    </p>
    <Actions>
      <LinkButton to={overview}>Tilbake til oversikten</LinkButton>
    </Actions>
  </Screen>
);
