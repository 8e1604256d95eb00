import type { SiteLink } from '#domain/site/site-link.ts';
import { Actions } from '#ui/actions.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Screen } from '#ui/screen.tsx';

interface RequestSentProps {
  readonly notice: { readonly title: string; readonly text: string };
  readonly overview: SiteLink;
}

/** The receipt of a change or an order. */
export const RequestSent = ({ notice: { title, text }, overview }: RequestSentProps) => (
  <Screen heading={title} back={null}>
    <p className="lead" data-announce>
      {text}
    </p>
    <Actions>
      <LinkButton to={overview}>Tilbake til oversikten</LinkButton>
    </Actions>
  </Screen>
);
