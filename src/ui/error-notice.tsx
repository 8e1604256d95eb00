import type { ReactNode } from 'react';
import type { ApiError } from '#domain/errors/api-error.ts';
import { somethingWentWrong } from '#domain/errors/general.ts';
import { canRetry, type Notice as Words } from '#domain/errors/notice.ts';
import { Actions } from './actions.tsx';
import { ErrorCode } from './error-code.tsx';
import { LogIn } from './log-in.tsx';
import { Notice } from './notice.tsx';
import { TryAgain } from './try-again.tsx';

interface ErrorNoticeProps {
  /** The title is null where the spec has words for the text alone. */
  readonly notice: Words;
  readonly error: ApiError | null;
  readonly onRetry?: () => void;
  readonly retryVariant?: 'primary' | 'secondary';
  /** In place of the notice's text. */
  readonly children?: ReactNode;
}

/** What went wrong, within a screen that goes on: announced without the code. */
export function ErrorNotice({
  notice,
  error,
  onRetry,
  retryVariant = 'primary',
  children,
}: ErrorNoticeProps) {
  return (
    <>
      <Notice status="error" title={notice.title ?? somethingWentWrong.title} titleAs="h2">
        <div data-announce>{children ?? notice.text}</div>
        {error && <ErrorCode error={error} />}
        <LogIn error={error} />
      </Notice>
      {onRetry && canRetry(notice) && (
        <Actions>
          <TryAgain notice={notice} onRetry={onRetry} variant={retryVariant} />
        </Actions>
      )}
    </>
  );
}
