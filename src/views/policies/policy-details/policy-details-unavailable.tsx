import type { IsoDate } from '#domain/dates/calendar.ts';
import type { ApiError } from '#domain/errors/api-error.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { describedPage } from '#domain/policies/details/described-page.ts';
import { detailRefusals } from '#domain/policies/document-errors.ts';
import type { FoundPolicy } from '#domain/policies/find-policy.ts';
import type { Site } from '#domain/site/site.ts';
import { ErrorScreen } from '#ui/error-screen.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { ToOverview } from '#ui/to-overview.tsx';

interface PolicyDetailsUnavailableProps {
  readonly context: {
    readonly site: Pick<Site, 'claim'>;
    readonly today: IsoDate;
    /** Null if the list of policies itself could not be loaded. */
    readonly found: FoundPolicy | null;
    readonly error: ApiError | null;
  };
  readonly send: (event: { type: 'retried' }) => void;
}

/**
 * The general error (B2.44, B8.4). It names the policy that the list has, and damage can be reported meanwhile: both are
 * assumed.
 */
export function PolicyDetailsUnavailable({
  context: { site, today, found, error },
  send,
}: PolicyDetailsUnavailableProps) {
  const notice = noticeIn(detailRefusals, error);
  const page = found && describedPage(found.policy, today);
  return (
    <ErrorScreen
      notice={notice}
      error={error}
      onRetry={() => send({ type: 'retried' })}
      alternative={
        <>
          <LinkButton to={site.claim} variant="secondary">
            Meld skade
          </LinkButton>
          <ToOverview />
        </>
      }
    >
      <p className="lead">{notice.text}</p>
      {page && (
        <p>
          Det gjelder {[page.title, page.subtitle].filter(Boolean).join(' ')}, forsikringsnummer{' '}
          {found.policy.forsikringsnummer}.
        </p>
      )}
    </ErrorScreen>
  );
}
