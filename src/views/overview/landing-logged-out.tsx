import type { ApiError } from '#domain/errors/api-error.ts';
import type { SiteLink } from '#domain/site/site-link.ts';
import { NotIdentified } from '#ui/not-identified.tsx';

interface LandingLoggedOutProps {
  readonly context: {
    readonly agreement: { readonly error: ApiError | null } | null;
    readonly site: { readonly urls: { readonly login: SiteLink } };
  };
  readonly send: (event: { type: 'reload.requested' }) => void;
}

/** The agreement could not be loaded; the page offers a login or a retry (A4.12). */
export const LandingLoggedOut = ({ context: { agreement, site }, send }: LandingLoggedOutProps) => (
  <NotIdentified
    error={agreement?.error ?? null}
    login={site.urls.login}
    onRetry={() => send({ type: 'reload.requested' })}
  />
);
