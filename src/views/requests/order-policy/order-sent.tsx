import { orderSent } from '#domain/requests/errors.ts';
import type { SiteLink } from '#domain/site/site-link.ts';
import { RequestSent } from '#views/requests/request-sent.tsx';

/** The receipt of the order. */
export const OrderSent = ({
  context: { site },
}: {
  readonly context: { readonly site: { readonly overview: SiteLink } };
}) => <RequestSent notice={orderSent} overview={site.overview} />;
