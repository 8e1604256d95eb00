import type { ApiError } from '#domain/errors/api-error.ts';
import { notLoggedIn } from '#domain/errors/not-logged-in.ts';
import { ErrorScreen } from '#ui/error-screen.tsx';

interface LoggedOutProps {
  readonly context: { readonly error: ApiError | null };
}

/** The login session has ended, and the page needs one (A8.8). */
export const LoggedOut = ({ context: { error } }: LoggedOutProps) => (
  <ErrorScreen notice={notLoggedIn} error={error} />
);
