import { directDebitFormRefusals, directDebitReceipts } from '#domain/buying/direct-debit-errors.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { errorWords } from '#domain/errors/words.ts';
import type { SiteLink } from '#domain/site/site-link.ts';
import { ErrorScreen, type FailureProps } from '#ui/error-screen.tsx';
import { LinkOut } from '#ui/link-out.tsx';

interface DirectDebitUnavailableProps extends FailureProps {
  readonly context: FailureProps['context'] & {
    readonly site: { readonly isPurchase: boolean; readonly back: SiteLink };
  };
}

/** The form for the bank could not be loaded. After a purchase, it says that the insurance is bought (A8.16). */
export function DirectDebitUnavailable({ context: { error, site }, send }: DirectDebitUnavailableProps) {
  const notice = noticeIn(directDebitFormRefusals, error);
  const { failed, failedOnPurchase } = directDebitReceipts;
  return (
    <ErrorScreen
      notice={notice === failed && site.isPurchase ? failedOnPurchase : notice}
      error={error}
      onRetry={() => send({ type: 'retried' })}
      alternative={<LinkOut to={site.back}>{errorWords.cardToOverview}</LinkOut>}
    />
  );
}
