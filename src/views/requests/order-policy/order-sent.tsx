import { orderSent } from '#domain/errors/forms.ts';
import type { SiteLink } from '#domain/site/site-link.ts';
import { RequestSent } from '#views/requests/request-sent.tsx';

/** The receipt of the order: the insurer will call. */
export const OrderSent = ({
  context: { overview },
}: {
  readonly context: { readonly overview: SiteLink };
}) => <RequestSent notice={orderSent} overview={overview} />;
