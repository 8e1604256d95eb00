import { orderSent } from '#domain/requests/errors.ts';
import type { Site } from '#domain/site/site.ts';
import { RequestSent } from '#views/requests/request-sent.tsx';

/** The receipt of the order. */
export const OrderSent = ({ context }: { readonly context: { readonly site: Pick<Site, 'overview'> } }) => (
  <RequestSent notice={orderSent} overview={context.site.overview} />
);
