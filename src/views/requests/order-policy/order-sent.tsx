import { orderSent } from '#domain/errors/forms.ts';
import type { SiteLink } from '#domain/site/site-link.ts';
import { Actions } from '#ui/actions.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Screen } from '#ui/screen.tsx';

/** The insurer calls. */
export const OrderSent = ({
  context: { overview },
}: {
  readonly context: { readonly overview: SiteLink };
}) => (
  <Screen heading={orderSent.title}>
    <p className="lead" data-announce>
      {orderSent.text}
    </p>
    <Actions>
      <LinkButton to={overview}>Tilbake til oversikten</LinkButton>
    </Actions>
  </Screen>
);
