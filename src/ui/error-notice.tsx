import type { ReactNode } from 'react';
import type { ApiError } from '#domain/errors/api-error.ts';
import { somethingWentWrong } from '#domain/errors/general.ts';
import { isSolvedByLogin } from '#domain/errors/notice.ts';
import { ErrorActions, type ErrorActionsProps } from './error-actions.tsx';
import { ErrorCode } from './error-code.tsx';
import { Notice } from './notice.tsx';

interface ErrorNoticeProps extends Pick<ErrorActionsProps, 'notice' | 'onRetry' | 'alternative'> {
  readonly error: ApiError | null;
  /** Replaces the notice's text. */
  readonly children?: ReactNode;
}

/**
 * An error within a screen. Its text is announced, without the code. With `onRetry` it has its own buttons.
 * Without it, it shows at most the login, and the screen has the other buttons.
 */
export function ErrorNotice({ notice, error, children, onRetry, alternative }: ErrorNoticeProps) {
  return (
    <Notice status="error" title={notice.title ?? somethingWentWrong.title} titleAs="h2">
      <div data-announce>{children ?? notice.text}</div>
      {(onRetry || isSolvedByLogin(notice)) && (
        <ErrorActions notice={notice} onRetry={onRetry} alternative={alternative} weight="secondary" />
      )}
      <ErrorCode error={error} />
    </Notice>
  );
}
