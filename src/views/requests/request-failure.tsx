import type { ApiError } from '#domain/errors/api-error.ts';
import { requestRefusals } from '#domain/errors/forms.ts';
import { unknownOutcomeNotice } from '#domain/errors/general.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { ErrorNotice } from '#ui/error-notice.tsx';

interface RequestFailureProps {
  readonly state: string;
  readonly error: ApiError | null;
}

/** Shown above the submit button, which sends the request again (B8.7). */
export function RequestFailure({ state, error }: RequestFailureProps) {
  if (state === 'editing.failed') {
    return <ErrorNotice notice={noticeIn(requestRefusals, error)} error={error} />;
  }
  return state === 'editing.unknown' ? <ErrorNotice notice={unknownOutcomeNotice} error={error} /> : null;
}
