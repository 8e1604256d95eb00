import type { ReactNode } from 'react';
import type { ApiError } from '#domain/errors/api-error.ts';
import { somethingWentWrong } from '#domain/errors/general.ts';
import { around } from '#domain/errors/placeholders.ts';
import { noticeIn, type RefusalTable } from '#domain/errors/refusals.ts';
import { ErrorActions, type ErrorActionsProps } from './error-actions.tsx';
import { ErrorCode } from './error-code.tsx';
import { RingUs } from './ring-us.tsx';
import { Screen } from './screen.tsx';

/** Props of a view that shows why a chart could not load something. */
export interface FailureProps {
  readonly context: { readonly error: ApiError | null };
  readonly send: (event: { type: 'retried' }) => void;
}

interface ErrorScreenProps extends ErrorActionsProps {
  readonly error: ApiError | null;
  /** Replaces the notice's text. */
  readonly children?: ReactNode;
}

/** An error that takes the place of the whole screen. What the visitor can do comes before the code (0025). */
export function ErrorScreen({ error, children, ...actions }: ErrorScreenProps) {
  const { title, text } = actions.notice;
  return (
    <Screen heading={title ?? somethingWentWrong.title} back={null}>
      <div data-announce>{children ?? <p className="lead">{text}</p>}</div>
      <ErrorActions {...actions} weight="primary" />
      {around(text, 'phone') === null && <RingUs />}
      <ErrorCode error={error} />
    </Screen>
  );
}

interface FailureScreenProps extends FailureProps, Pick<ErrorActionsProps, 'alternative'> {
  /** The texts of the call that failed. */
  readonly refusals: RefusalTable;
}

/** The error of a call, with a retry. */
export const FailureScreen = ({ refusals, context: { error }, send, alternative }: FailureScreenProps) => (
  <ErrorScreen
    notice={noticeIn(refusals, error)}
    error={error}
    onRetry={() => send({ type: 'retried' })}
    alternative={alternative}
  />
);
