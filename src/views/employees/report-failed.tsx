import { Button } from '@navikt/ds-react/Button';
import type { ApiError } from '#domain/errors/api-error.ts';
import { employeeReportRefusals } from '#domain/errors/forms.ts';
import { unknownOutcome } from '#domain/errors/general.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { errorWords } from '#domain/errors/words.ts';
import { ErrorScreen } from '#ui/error-screen.tsx';

interface ReportFailedProps {
  readonly state: string;
  readonly context: { readonly error: ApiError | null };
  readonly send: (event: { type: 'retried' } | { type: 'form.requested' }) => void;
}

/** In the form's place, with a way back to it: it keeps everything (B8.8). */
export const ReportFailed = ({ state, context: { error }, send }: ReportFailedProps) => (
  <ErrorScreen
    notice={state === 'unknown' ? unknownOutcome : noticeIn(employeeReportRefusals, error)}
    error={error}
    onRetry={() => send({ type: 'retried' })}
    wayOn={
      <Button variant="secondary" onClick={() => send({ type: 'form.requested' })}>
        {errorWords.back}
      </Button>
    }
  />
);
