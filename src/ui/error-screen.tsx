import type { ReactNode } from 'react';
import type { ApiError } from '#domain/errors/api-error.ts';
import type { Notice } from '#domain/errors/notice.ts';
import { Actions } from './actions.tsx';
import { ErrorCode } from './error-code.tsx';
import { LogIn } from './log-in.tsx';
import { Screen } from './screen.tsx';
import { TryAgain } from './try-again.tsx';

/** Props of a view that shows why a chart could not load something. */
export interface FailureProps {
  readonly context: { readonly error: ApiError | null };
  readonly send: (event: { type: 'retried' }) => void;
}

interface ErrorScreenProps {
  readonly notice: Notice & { readonly title: string };
  readonly error: ApiError | null;
  readonly onRetry?: () => void;
  readonly retriesAlways?: boolean;
  /** The way to log in; by default shown where the session has ended. */
  readonly logIn?: ReactNode;
  /** Other ways on. */
  readonly children?: ReactNode;
}

/** What went wrong, where nothing else can be shown. */
export function ErrorScreen({
  notice,
  error,
  onRetry,
  retriesAlways = false,
  logIn = <LogIn error={error} />,
  children,
}: ErrorScreenProps) {
  return (
    <Screen heading={notice.title}>
      <p className="lead" data-announce>
        {notice.text}
      </p>
      {error && <ErrorCode error={error} />}
      <Actions>
        {logIn}
        {onRetry && <TryAgain notice={notice} onRetry={onRetry} always={retriesAlways} />}
        {children}
      </Actions>
    </Screen>
  );
}
