import { Button } from '@navikt/ds-react/Button';
import type { EmployeeTyped } from '#domain/employees/employee-report-form.ts';
import { employeeReportRefusals } from '#domain/employees/errors.ts';
import { notStoredIn } from '#domain/employees/not-stored.ts';
import type { SelfAdministeredTyped } from '#domain/employees/self-administered-form.ts';
import type { ApiError } from '#domain/errors/api-error.ts';
import { unknownOutcomeNotice } from '#domain/errors/general.ts';
import type { Notice } from '#domain/errors/notice.ts';
import { isSolvedByLogin } from '#domain/errors/notice.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { ErrorScreen } from '#ui/error-screen.tsx';
import { LogInOrBack } from '#ui/log-in-or-back.tsx';

interface EmployeeReportFailedProps {
  readonly context: {
    readonly error: ApiError | null;
    readonly form: EmployeeTyped | SelfAdministeredTyped;
  };
  readonly send: (event: { type: 'retried' } | { type: 'form.requested' }) => void;
}

/** Sending failed. */
export const EmployeeReportFailed = (props: EmployeeReportFailedProps) => (
  <NotReported {...props} notice={noticeIn(employeeReportRefusals, props.context.error)} />
);

/** There is no response, so the report may have been sent. */
export const EmployeeReportUnknown = (props: EmployeeReportFailedProps) => (
  <NotReported {...props} notice={unknownOutcomeNotice} />
);

interface NotReportedProps extends EmployeeReportFailedProps {
  readonly notice: Notice & { readonly title: string };
}

/**
 * Replaces the form after sending failed, with a button back to it (B2.106, B8.8). After a lost session, it says which
 * values are lost by logging in (0021).
 */
function NotReported({ context: { error, form }, send, notice }: NotReportedProps) {
  const back = (
    <Button variant="secondary" onClick={() => send({ type: 'form.requested' })}>
      Gå tilbake
    </Button>
  );
  return (
    <ErrorScreen
      notice={notice}
      error={error}
      onRetry={() => send({ type: 'retried' })}
      alternative={back}
      logIn={<LogInOrBack back={back} />}
    >
      <p className="lead">{notice.text}</p>
      {isSolvedByLogin(notice) && notStoredIn(form).map((sentence) => <p key={sentence}>{sentence}</p>)}
    </ErrorScreen>
  );
}
