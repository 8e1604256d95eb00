import type { ApiError } from '#domain/errors/api-error.ts';
import { identificationRefusals } from '#domain/errors/identification.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { ErrorScreen } from '#ui/error-screen.tsx';

interface LandingLoggedOutProps {
  readonly context: { readonly agreement: { readonly error: ApiError | null } | null };
  readonly send: (event: { type: 'reload.requested' }) => void;
}

/**
 * The agreement could not be loaded; the page offers a login or a retry (A4.12, A8.8). During maintenance it offers no
 * login, because nobody can log in (A8.3, A8.4).
 */
export function LandingLoggedOut({ context: { agreement }, send }: LandingLoggedOutProps) {
  const error = agreement?.error ?? null;
  return (
    <ErrorScreen
      notice={noticeIn(identificationRefusals, error)}
      error={error}
      onRetry={() => send({ type: 'reload.requested' })}
    />
  );
}
