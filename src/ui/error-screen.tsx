import type { ReactNode } from 'react';
import type { ApiError } from '#domain/errors/api-error.ts';
import { ErrorActions, type ErrorActionsProps } from './error-actions.tsx';
import { ErrorCode } from './error-code.tsx';
import { Screen } from './screen.tsx';

/** Props of a view that shows why a chart could not load something. */
export interface FailureProps {
  readonly context: { readonly error: ApiError | null };
  readonly send: (event: { type: 'retried' }) => void;
}

interface ErrorScreenProps extends ErrorActionsProps {
  readonly notice: ErrorActionsProps['notice'] & { readonly title: string };
  readonly error: ApiError | null;
  /** Replaces the notice's text. */
  readonly children?: ReactNode;
}

/** An error that takes the place of the whole screen. */
export function ErrorScreen({ error, children, ...actions }: ErrorScreenProps) {
  const { title, text } = actions.notice;
  return (
    <Screen heading={title} back={null}>
      <div data-announce>{children ?? <p className="lead">{text}</p>}</div>
      <ErrorCode error={error} />
      <ErrorActions {...actions} weight="primary" />
    </Screen>
  );
}
