import type { IsoDate } from '#domain/dates/calendar.ts';
import { nextPayment, type NextPayment as Payment } from '#domain/policies/next-payment.ts';
import type { UnpaidInvoice } from '#domain/policies/unpaid-invoices.ts';
import type { SiteLink } from '#domain/site/site-link.ts';
import { LinkOut } from '#ui/link-out.tsx';

interface NextPaymentProps {
  readonly state: 'loading' | 'shown' | 'unknown';
  readonly context: {
    readonly site: { readonly invoice: SiteLink };
    readonly today: IsoDate;
    readonly invoices: readonly (UnpaidInvoice | null)[];
  };
}

const withText = (text: string): Payment => ({ text, more: null, isOverdue: false });

const unknown = withText('Vi får ikke vist fakturaene nå.');

function paymentIn({ state, context: { invoices, today } }: NextPaymentProps): Payment {
  if (state === 'loading') return withText('Henter fakturaene …');
  return (state === 'shown' && nextPayment(invoices, today)) || unknown;
}

/** The next payment of the customer. It keeps its height, so that its response moves nothing on the page. */
export function NextPayment(props: NextPaymentProps) {
  const { text, more, isOverdue } = paymentIn(props);
  return (
    <section
      className={isOverdue ? 'next-payment next-payment--overdue' : 'next-payment'}
      aria-labelledby="next-payment"
    >
      <p id="next-payment" className="next-payment__label">
        Neste betaling for forsikringene dine
      </p>
      <p className="next-payment__text">{text}</p>
      {more && <p>{more}</p>}
      <LinkOut to={props.context.site.invoice}>Se fakturaene dine</LinkOut>
    </section>
  );
}
