import type { ReactNode } from 'react';
import type { ApiError } from '#domain/errors/api-error.ts';
import { Actions } from './actions.tsx';
import { ErrorCode } from './error-code.tsx';
import { Screen } from './screen.tsx';

interface ErrorScreenProps {
  readonly title: string;
  readonly text: string;
  readonly error: ApiError | null;
  /** The ways out. */
  readonly children: ReactNode;
}

/** What went wrong, where nothing else can be shown. */
export function ErrorScreen({ title, text, error, children }: ErrorScreenProps) {
  return (
    <Screen heading={title}>
      <p className="lead" data-announce>
        {text}
      </p>
      {error && <ErrorCode error={error} />}
      <Actions>{children}</Actions>
    </Screen>
  );
}
