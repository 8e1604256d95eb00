import { Button } from '@navikt/ds-react/Button';
import type { ApiError } from '#domain/errors/api-error.ts';
import { notLoggedIn } from '#domain/errors/not-logged-in.ts';
import { errorWords } from '#domain/errors/words.ts';
import { afterLogin, loginAddress } from '#domain/site/login.ts';
import type { SiteLink } from '#domain/site/site-link.ts';
import { ErrorScreen } from '#ui/error-screen.tsx';
import { LinkButton } from '#ui/link-button.tsx';

interface LoggedOutProps {
  readonly context: { readonly error: ApiError | null; readonly site: { readonly login: SiteLink } };
  readonly send: (event: { type: 'retried' }) => void;
}

/** A6.4, A8.8: whatever went wrong, so it may also help to try again. */
export function LoggedOut({ context: { error, site }, send }: LoggedOutProps) {
  return (
    <ErrorScreen
      {...notLoggedIn}
      error={error}
      logIn={<LinkButton to={{ url: loginAddress(site.login, afterLogin) }}>{errorWords.logIn}</LinkButton>}
    >
      <Button variant="secondary" onClick={() => send({ type: 'retried' })}>
        {errorWords.again}
      </Button>
    </ErrorScreen>
  );
}
