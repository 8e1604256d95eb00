import type { ApiError } from '#domain/errors/api-error.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { sharingListRefusals } from '#domain/sharing/errors.ts';
import { ErrorNotice } from '#ui/error-notice.tsx';

interface ListUnavailableProps {
  readonly error: ApiError | null;
  readonly onRetry: () => void;
}

/** One of the two lists could not be loaded (B8.22). */
export const ListUnavailable = ({ error, onRetry }: ListUnavailableProps) => (
  <ErrorNotice notice={noticeIn(sharingListRefusals, error)} error={error} onRetry={onRetry} />
);
