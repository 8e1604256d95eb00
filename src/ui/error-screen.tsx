import type { ReactNode } from 'react';
import type { ApiError } from '#domain/errors/api-error.ts';
import { ErrorCode } from './error-code.tsx';
import { Screen } from './screen.tsx';
import { WaysOn, type WaysOnProps } from './ways-on.tsx';

/** Props of a view that shows why a chart could not load something. */
export interface FailureProps {
  readonly context: { readonly error: ApiError | null };
  readonly send: (event: { type: 'retried' }) => void;
}

interface ErrorScreenProps extends WaysOnProps {
  readonly notice: WaysOnProps['notice'] & { readonly title: string };
  readonly error: ApiError | null;
  /** Replaces the notice's text. */
  readonly children?: ReactNode;
}

/** An error that takes the place of the whole screen. */
export function ErrorScreen({ error, children, ...ways }: ErrorScreenProps) {
  const { title, text } = ways.notice;
  return (
    <Screen heading={title} back={null}>
      <div data-announce>{children ?? <p className="lead">{text}</p>}</div>
      <ErrorCode error={error} />
      <WaysOn {...ways} weight="primary" />
    </Screen>
  );
}
