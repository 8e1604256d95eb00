import type { ApiError } from '#domain/errors/api-error.ts';
import { identificationRefusals } from '#domain/errors/customer.ts';
import { canRetry } from '#domain/errors/notice.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { errorWords } from '#domain/errors/words.ts';
import { loginAddress } from '#domain/site/login.ts';
import type { SiteLink } from '#domain/site/site-link.ts';
import { ErrorScreen } from './error-screen.tsx';
import { LinkButton } from './link-button.tsx';

interface NotIdentifiedProps {
  readonly error: ApiError | null;
  readonly login: SiteLink;
  readonly onRetry: () => void;
}

/** A6.4, A8.8: whatever went wrong, so it may also help to try again. In maintenance nobody can log in (A8.3, A8.4). */
export function NotIdentified({ error, login, onRetry }: NotIdentifiedProps) {
  const notice = noticeIn(identificationRefusals, error);
  return (
    <ErrorScreen
      notice={notice}
      error={error}
      logIn={
        !canRetry(notice) && <LinkButton to={{ url: loginAddress(login) }}>{errorWords.logIn}</LinkButton>
      }
      onRetry={onRetry}
      retriesAlways
    />
  );
}
