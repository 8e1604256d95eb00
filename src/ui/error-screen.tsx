import type { ReactNode } from 'react';
import type { ApiError } from '#domain/errors/api-error.ts';
import { Actions } from './actions.tsx';
import { ErrorCode } from './error-code.tsx';
import { LogIn } from './log-in.tsx';
import { Screen } from './screen.tsx';

interface ErrorScreenProps {
  readonly title: string;
  readonly text: string;
  readonly error: ApiError | null;
  /** To log in, where that is always the way out; else it is where the session has ended. */
  readonly logIn?: ReactNode;
  /** The ways out. */
  readonly children: ReactNode;
}

/** What went wrong, where nothing else can be shown. */
export function ErrorScreen({
  title,
  text,
  error,
  logIn = <LogIn error={error} />,
  children,
}: ErrorScreenProps) {
  return (
    <Screen heading={title}>
      <p className="lead" data-announce>
        {text}
      </p>
      {error && <ErrorCode error={error} />}
      <Actions>
        {logIn}
        {children}
      </Actions>
    </Screen>
  );
}
