import { Button } from '@navikt/ds-react/Button';
import type { ApiError } from '#domain/errors/api-error.ts';
import { notLoggedIn } from '#domain/errors/not-logged-in.ts';
import { canRetry, isError, type Notice } from '#domain/errors/notice.ts';
import { errorWords } from '#domain/errors/words.ts';
import type { LandingSite } from '#domain/landing/landing-site.ts';
import { afterLogin, loginAddress } from '#domain/site/login.ts';
import { ErrorNotice } from '#ui/error-notice.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PhoneText } from '#ui/phone-text.tsx';

interface MissingPoliciesProps {
  readonly notice: Notice;
  readonly error: ApiError | null;
  readonly site: LandingSite;
  readonly onReload: () => void;
}

/** In place of the damage policies: an error, or that there are none. */
export function MissingPolicies({ notice, error, site, onReload }: MissingPoliciesProps) {
  if (!isError(notice)) {
    return (
      <div data-announce>
        {notice.title && <p className="landing__state">{notice.title}</p>}
        <p>{notice.text}</p>
      </div>
    );
  }
  return (
    <>
      <ErrorNotice title={notice.title} error={error}>
        <PhoneText text={notice.text} phone={site.phone} />
      </ErrorNotice>
      {notice.title === notLoggedIn.title && (
        <div className="landing__again">
          <LinkButton to={{ url: loginAddress(site.urls.login, afterLogin) }}>{errorWords.logIn}</LinkButton>
        </div>
      )}
      {canRetry(notice) && (
        <div className="landing__again">
          <Button variant="secondary" onClick={onReload}>
            {errorWords.again}
          </Button>
        </div>
      )}
    </>
  );
}
