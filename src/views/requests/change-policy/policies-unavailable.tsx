import { isError } from '#domain/errors/notice.ts';
import { type ChangeSite, policiesNotice } from '#domain/requests/policies-to-change.ts';
import { ErrorScreen, type FailureProps } from '#ui/error-screen.tsx';
import { PhoneText } from '#ui/phone-text.tsx';

interface PoliciesUnavailableProps extends FailureProps {
  readonly context: FailureProps['context'] & { readonly site: ChangeSite };
}

/** Another bank or a missing role is no error of the call, and has no code (A6.5, A8.1). */
export function PoliciesUnavailable({ context: { error, site }, send }: PoliciesUnavailableProps) {
  const notice = policiesNotice(error);
  return (
    <ErrorScreen
      notice={notice}
      error={isError(notice) ? error : null}
      onRetry={() => send({ type: 'retried' })}
    >
      <div className="lead">
        <PhoneText text={notice.text} phone={site.phone} />
      </div>
    </ErrorScreen>
  );
}
