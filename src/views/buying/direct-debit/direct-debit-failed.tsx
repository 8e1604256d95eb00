import { directDebitReceipts } from '#domain/buying/direct-debit-errors.ts';
import { errorWords } from '#domain/errors/words.ts';
import type { SiteLink } from '#domain/site/site-link.ts';
import { ErrorScreen } from '#ui/error-screen.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { LinkOut } from '#ui/link-out.tsx';

interface DirectDebitFailedProps {
  readonly context: {
    readonly isCancelled: boolean;
    readonly isPurchase: boolean;
    readonly setUp: string;
    readonly back: SiteLink;
  };
}

/** A8.16; what went wrong happened at the bank, so there is no code of ours. */
export function DirectDebitFailed({ context }: DirectDebitFailedProps) {
  const { isCancelled, isPurchase, setUp, back } = context;
  const ending = isCancelled ? 'cancelled' : 'failed';
  return (
    <ErrorScreen
      notice={directDebitReceipts[isPurchase ? (`${ending}OnPurchase` as const) : ending]}
      error={null}
      wayOn={
        <>
          <LinkButton to={{ url: setUp }}>{errorWords.again}</LinkButton>
          <LinkOut to={back}>{errorWords.cardToOverview}</LinkOut>
        </>
      }
    />
  );
}
