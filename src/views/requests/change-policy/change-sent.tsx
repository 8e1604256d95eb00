import { changeSent } from '#domain/requests/errors.ts';
import type { Site } from '#domain/site/site.ts';
import { RequestSent } from '#views/requests/request-sent.tsx';

/** The receipt of the change (B2.86). */
export const ChangeSent = ({ context }: { readonly context: { readonly site: Pick<Site, 'overview'> } }) => (
  <RequestSent notice={changeSent} overview={context.site.overview} />
);
