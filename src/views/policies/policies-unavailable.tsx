import { businessPoliciesNotice } from '#domain/errors/business-policies.ts';
import { canRetry, isError } from '#domain/errors/notice.ts';
import { errorWords } from '#domain/errors/words.ts';
import type { Action } from '#domain/person/may.ts';
import { ErrorScreen, type FailureProps } from '#ui/error-screen.tsx';
import { ToOverview } from '#ui/to-overview.tsx';

interface PoliciesUnavailableProps extends FailureProps {
  /** The right that the page needs. */
  readonly context: FailureProps['context'] & { readonly right: Action };
}

/**
 * The policies of a business could not be loaded, or the server refused to show them (B8.2, B8.4). Customers of another
 * bank see the reason without an error code (A8.1). Without a role or policies, other states have other screens. The pages
 * that change a policy have words of their own for the way back (B2.87).
 */
export function PoliciesUnavailable({ context: { error, right }, send }: PoliciesUnavailableProps) {
  const notice = businessPoliciesNotice(error);
  return (
    <ErrorScreen
      notice={notice}
      error={isError(notice) ? error : null}
      onRetry={() => send({ type: 'retried' })}
      alternative={
        <ToOverview
          words={right === 'changePolicy' ? errorWords.backToOverview : undefined}
          isButton={!canRetry(notice)}
        />
      }
    />
  );
}
