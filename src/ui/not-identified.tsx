import type { ApiError } from '#domain/errors/api-error.ts';
import { identificationRefusals } from '#domain/errors/identification.ts';
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

/**
 * Shown when the visitor of a first page cannot be identified (A6.4, A8.8). During maintenance it offers no login,
 * because nobody can log in (A8.3, A8.4).
 */
export const NotIdentified = ({ error, login, onRetry }: NotIdentifiedProps) => (
  <ErrorScreen
    notice={noticeIn(identificationRefusals, error)}
    error={error}
    onRetry={onRetry}
    logIn={<LinkButton to={{ url: loginAddress(login) }}>{errorWords.logIn}</LinkButton>}
  />
);
