import type { ReactNode } from 'react';
import type { ApiError } from '#domain/errors/api-error.ts';
import { somethingWentWrong } from '#domain/errors/general.ts';
import { ErrorCode } from './error-code.tsx';
import { LogIn } from './log-in.tsx';
import { Notice } from './notice.tsx';

interface ErrorNoticeProps {
  /** Null where the spec has words for the text alone. */
  readonly title: string | null;
  readonly children: ReactNode;
  readonly error: ApiError | null;
}

/** What went wrong, within a screen that goes on: spoken without the code. */
export function ErrorNotice({ title, children, error }: ErrorNoticeProps) {
  return (
    <Notice status="error" title={title ?? somethingWentWrong.title} titleAs="h2">
      <div data-announce>{children}</div>
      {error && <ErrorCode error={error} />}
      <LogIn error={error} />
    </Notice>
  );
}
