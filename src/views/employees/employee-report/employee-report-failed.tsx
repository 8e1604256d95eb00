import { Button } from '@navikt/ds-react/Button';
import type { ApiError } from '#domain/errors/api-error.ts';
import { employeeReportRefusals } from '#domain/errors/forms.ts';
import { unknownOutcomeNotice } from '#domain/errors/general.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { ErrorScreen } from '#ui/error-screen.tsx';

interface EmployeeReportFailedProps {
  readonly state: string;
  readonly context: { readonly error: ApiError | null };
  readonly send: (event: { type: 'retried' } | { type: 'form.requested' }) => void;
}

/** Replaces the form after sending failed, with a button back to it (B2.106, B8.8). */
export const EmployeeReportFailed = ({ state, context: { error }, send }: EmployeeReportFailedProps) => (
  <ErrorScreen
    notice={state.endsWith('unknown') ? unknownOutcomeNotice : noticeIn(employeeReportRefusals, error)}
    error={error}
    onRetry={() => send({ type: 'retried' })}
    alternative={
      <Button variant="secondary" onClick={() => send({ type: 'form.requested' })}>
        Gå tilbake
      </Button>
    }
  />
);
