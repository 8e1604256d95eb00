import type { ApiError } from '#domain/errors/api-error.ts';
import { notLoggedIn } from '#domain/errors/not-logged-in.ts';
import { ErrorNotice } from '#ui/error-notice.tsx';

/** A8.8: the session has ended meanwhile; the way back in, within a page that goes on. */
export const LostSession = ({ error }: { readonly error: ApiError }) => (
  <ErrorNotice notice={notLoggedIn} error={error}>
    <p>{notLoggedIn.text}</p>
  </ErrorNotice>
);
