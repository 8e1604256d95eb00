import { directDebitFormRefusals, directDebitReceipts } from '#domain/buying/direct-debit-errors.ts';
import type { ApiError } from '#domain/errors/api-error.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { errorWords } from '#domain/errors/words.ts';
import type { SiteLink } from '#domain/site/site-link.ts';
import { ErrorScreen } from '#ui/error-screen.tsx';
import { LinkOut } from '#ui/link-out.tsx';
import { TryAgain } from '#ui/try-again.tsx';

interface DirectDebitFailureProps {
  readonly context: {
    readonly error: ApiError | null;
    readonly site: { readonly isPurchase: boolean; readonly back: SiteLink };
  };
  readonly send: (event: { type: 'retried' }) => void;
}

/** A8.16 */
export function DirectDebitFailure({ context: { error, site }, send }: DirectDebitFailureProps) {
  const notice = noticeIn(directDebitFormRefusals, error);
  const { failed, failedOnPurchase } = directDebitReceipts;
  const { title, text } = notice === failed && site.isPurchase ? failedOnPurchase : notice;
  return (
    <ErrorScreen title={title} text={text} error={error}>
      <TryAgain notice={notice} onRetry={() => send({ type: 'retried' })} />
      <LinkOut to={site.back}>{errorWords.backToOverview}</LinkOut>
    </ErrorScreen>
  );
}
