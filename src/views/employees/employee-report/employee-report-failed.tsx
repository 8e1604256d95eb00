import { Button } from '@navikt/ds-react/Button';
import type { ApiError } from '#domain/errors/api-error.ts';
import { employeeReportRefusals } from '#domain/errors/forms.ts';
import { unknownOutcomeNotice } from '#domain/errors/general.ts';
import { isSolvedByLogin } from '#domain/errors/not-logged-in.ts';
import { notStored } from '#domain/errors/not-stored.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { ErrorScreen } from '#ui/error-screen.tsx';

interface EmployeeReportFailedProps {
  readonly state: string;
  readonly context: {
    readonly error: ApiError | null;
    readonly form: { readonly fnr?: string; readonly arbeidsdyktig: boolean | null };
  };
  readonly send: (event: { type: 'retried' } | { type: 'form.requested' }) => void;
}

/**
 * Replaces the form after sending failed, with a button back to it (B2.106, B8.8). After a lost session, it says which
 * values are lost by logging in (0021).
 */
export function EmployeeReportFailed({ state, context: { error, form }, send }: EmployeeReportFailedProps) {
  const notice = state.endsWith('unknown') ? unknownOutcomeNotice : noticeIn(employeeReportRefusals, error);
  return (
    <ErrorScreen
      notice={notice}
      error={error}
      onRetry={() => send({ type: 'retried' })}
      alternative={
        <Button variant="secondary" onClick={() => send({ type: 'form.requested' })}>
          Gå tilbake
        </Button>
      }
    >
      <p className="lead">{notice.text}</p>
      {isSolvedByLogin(notice) && form.fnr && <p>{notStored.number}</p>}
      {isSolvedByLogin(notice) && form.arbeidsdyktig && <p>{notStored.health}</p>}
    </ErrorScreen>
  );
}
