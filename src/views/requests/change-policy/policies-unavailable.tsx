import { isError } from '#domain/errors/notice.ts';
import { type ChangeSite, policiesNotice } from '#domain/requests/policies-to-change.ts';
import { ErrorScreen, type FailureProps } from '#ui/error-screen.tsx';
import { PhoneText } from '#ui/phone-text.tsx';

interface PoliciesUnavailableProps extends FailureProps {
  readonly context: FailureProps['context'] & { readonly site: ChangeSite };
}

/**
 * The policies could not be loaded, or the server refused to show them. Customers of another bank see the reason without
 * an error code (A8.1). Visitors without a role see a phone number (A6.5).
 */
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
