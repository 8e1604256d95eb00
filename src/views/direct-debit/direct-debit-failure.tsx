import { Button } from '@navikt/ds-react/Button';
import type { ApiError } from '#domain/errors/api-error.ts';
import { directDebitFormRefusals, directDebitReceipts } from '#domain/errors/direct-debit.ts';
import { canRetry } from '#domain/errors/notice.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { errorWords } from '#domain/errors/words.ts';
import type { SiteLink } from '#domain/site/site-link.ts';
import { ErrorScreen } from '#ui/error-screen.tsx';
import { LinkOut } from '#ui/link-out.tsx';

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
  // The one refusal; in another tab the customer may have logged in since.
  const isLoggedOut = !canRetry(notice);
  const { failed, failedOnPurchase } = directDebitReceipts;
  const { title, text } = notice === failed && site.isPurchase ? failedOnPurchase : notice;
  return (
    <ErrorScreen title={title} text={text} error={error}>
      <Button variant={isLoggedOut ? 'secondary' : 'primary'} onClick={() => send({ type: 'retried' })}>
        {errorWords.again}
      </Button>
      <LinkOut to={site.back}>{errorWords.backToOverview}</LinkOut>
    </ErrorScreen>
  );
}
