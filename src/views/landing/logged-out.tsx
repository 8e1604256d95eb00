import { Button } from '@navikt/ds-react/Button';
import type { ApiError } from '#domain/errors/api-error.ts';
import { notLoggedIn } from '#domain/errors/not-logged-in.ts';
import { errorWords } from '#domain/errors/words.ts';
import { afterLogin, loginAddress } from '#domain/site/login.ts';
import type { SiteLink } from '#domain/site/site-link.ts';
import { ErrorScreen } from '#ui/error-screen.tsx';
import { LinkButton } from '#ui/link-button.tsx';

interface LoggedOutProps {
  readonly context: {
    readonly agreement: { readonly error: ApiError | null } | null;
    readonly site: { readonly urls: { readonly login: SiteLink } };
  };
  readonly send: (event: { type: 'reload.requested' }) => void;
}

/** A4.12 */
export function LoggedOut({ context: { agreement, site }, send }: LoggedOutProps) {
  return (
    <ErrorScreen
      {...notLoggedIn}
      error={agreement?.error ?? null}
      logIn={
        <LinkButton to={{ url: loginAddress(site.urls.login, afterLogin) }}>{errorWords.logIn}</LinkButton>
      }
    >
      <Button variant="secondary" onClick={() => send({ type: 'reload.requested' })}>
        {errorWords.again}
      </Button>
    </ErrorScreen>
  );
}
