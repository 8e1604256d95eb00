import { businessPoliciesNotice } from '#domain/errors/business-policies.ts';
import { isError } from '#domain/errors/notice.ts';
import { ErrorScreen, type FailureProps } from '#ui/error-screen.tsx';

/**
 * The policies of a business could not be loaded, or the server refused to show them (B8.2, B8.4). Customers of another
 * bank see the reason without an error code (A8.1). Without a role or policies, other states have other screens.
 */
export function PoliciesUnavailable({ context: { error }, send }: FailureProps) {
  const notice = businessPoliciesNotice(error);
  return (
    <ErrorScreen
      notice={notice}
      error={isError(notice) ? error : null}
      onRetry={() => send({ type: 'retried' })}
    />
  );
}
