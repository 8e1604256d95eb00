import { LocalAlert } from '@navikt/ds-react/LocalAlert';
import type { ReactNode } from 'react';
import type { ApiError } from '#domain/errors/api-error.ts';
import { somethingWentWrong } from '#domain/errors/general.ts';
import { ErrorCode } from './error-code.tsx';

interface ErrorNoticeProps {
  /** Null where the spec has words for the text alone. */
  readonly title: string | null;
  readonly children: ReactNode;
  readonly error: ApiError | null;
}

/** What went wrong, within a screen that goes on. No alert: the host speaks for it, and leaves the code out. */
export function ErrorNotice({ title, children, error }: ErrorNoticeProps) {
  return (
    <LocalAlert status="error" role="group">
      <LocalAlert.Header>
        <LocalAlert.Title as="h2" data-announce>
          {title ?? somethingWentWrong.title}
        </LocalAlert.Title>
      </LocalAlert.Header>
      <LocalAlert.Content>
        <div data-announce>{children}</div>
        {error && <ErrorCode error={error} />}
      </LocalAlert.Content>
    </LocalAlert>
  );
}
