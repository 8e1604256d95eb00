import type { ApiError } from '#domain/errors/api-error.ts';
import { notLoggedIn } from '#domain/errors/not-logged-in.ts';
import { ErrorNotice } from '#ui/error-notice.tsx';

/** The session has ended; shows a login within the page (A8.8). */
export const LostSession = ({ error }: { readonly error: ApiError }) => (
  <ErrorNotice notice={notLoggedIn} error={error}>
    <p>{notLoggedIn.text}</p>
  </ErrorNotice>
);
