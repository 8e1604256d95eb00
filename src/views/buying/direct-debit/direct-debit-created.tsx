import { directDebitReceipts } from '#domain/buying/direct-debit-errors.ts';
import { fill } from '#domain/errors/placeholders.ts';
import { errorWords } from '#domain/errors/words.ts';
import type { SiteLink } from '#domain/site/site-link.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Receipt } from '#ui/receipt.tsx';

interface DirectDebitCreatedProps {
  readonly context: { readonly bought: string | null; readonly back: SiteLink };
}

/** The receipt, also of a purchase (A8.17). */
export function DirectDebitCreated({ context: { bought, back } }: DirectDebitCreatedProps) {
  const { created, createdOnPurchase } = directDebitReceipts;
  const title = bought === null ? created.title : fill(createdOnPurchase.title, { type: bought });
  return (
    <Receipt
      heading={title}
      lead={
        <>
          {bought !== null && <p className="lead">Forsikringen er kjøpt, og AvtaleGiro er opprettet.</p>}
          <p className="lead">{created.text}</p>
        </>
      }
      facts={[]}
      sentAt={null}
      actions={<LinkButton to={back}>{errorWords.backToOverview}</LinkButton>}
    />
  );
}
