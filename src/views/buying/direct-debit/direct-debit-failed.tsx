import { directDebitReceipts } from '#domain/buying/direct-debit-errors.ts';
import { errorWords } from '#domain/errors/words.ts';
import type { SiteLink } from '#domain/site/site-link.ts';
import { ErrorScreen } from '#ui/error-screen.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { LinkOut } from '#ui/link-out.tsx';

interface DirectDebitFailedProps {
  readonly context: {
    readonly isPurchase: boolean;
    readonly setupAddress: string;
    readonly back: SiteLink;
  };
}

/** The visitor cancelled at the bank (C2.9), or the bank failed (A8.16). No call of this page failed, so no code is shown. */
export function DirectDebitFailed({ context }: DirectDebitFailedProps) {
  const { isPurchase, setupAddress, back } = context;
  return (
    <ErrorScreen
      notice={directDebitReceipts[isPurchase ? 'failedOnPurchase' : 'failed']}
      error={null}
      alternative={
        <>
          <LinkButton to={{ url: setupAddress }}>{errorWords.again}</LinkButton>
          <LinkOut to={back}>{errorWords.cardToOverview}</LinkOut>
        </>
      }
    />
  );
}
