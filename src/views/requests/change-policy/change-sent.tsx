import { changeSent } from '#domain/requests/errors.ts';
import type { ChangeSite } from '#domain/requests/policies-to-change.ts';
import { RequestSent } from '#views/requests/request-sent.tsx';

/** The receipt of the change (B2.86). */
export const ChangeSent = ({ context: { site } }: { readonly context: { readonly site: ChangeSite } }) => (
  <RequestSent notice={changeSent} overview={site.overview} />
);
