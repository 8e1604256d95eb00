import { orderSent } from '#domain/requests/errors.ts';
import { RequestSent, type RequestSentContext } from '#views/requests/request-sent.tsx';

/** The receipt of the order. */
export const OrderSent = ({ context }: { readonly context: RequestSentContext }) => (
  <RequestSent notice={orderSent} context={context} />
);
