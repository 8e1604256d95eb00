import type { IsoDate } from '#domain/dates/calendar.ts';
import {
  invoicedInsurance,
  nextPayment,
  type NextPayment as Payment,
} from '#domain/policies/next-payment.ts';
import type { UnpaidInvoice } from '#domain/policies/unpaid-invoices.ts';
import type { CustomerNumbers } from '#domain/policies/unpaid-invoices-path.ts';
import type { SiteLink } from '#domain/site/site-link.ts';
import { LinkOut } from '#ui/link-out.tsx';

interface NextPaymentProps {
  readonly state: 'loading' | 'shown' | 'unknown';
  readonly context: {
    readonly site: { readonly invoice: SiteLink };
    readonly today: IsoDate;
    readonly customer: CustomerNumbers | null;
    readonly invoices: readonly (UnpaidInvoice | null)[];
  };
}

const loading: Payment = { text: 'Henter fakturaene …', more: '', isOverdue: false };

const unknown: Payment = {
  text: 'Vi får ikke vist fakturaene nå.',
  more: 'Prøv igjen senere, eller se dem på fakturasiden.',
  isOverdue: false,
};

function paymentIn({ state, context }: NextPaymentProps): Payment {
  if (state === 'loading') return loading;
  return (state === 'shown' && nextPayment(context)) || unknown;
}

/**
 * The next payment for one kind of insurance. It keeps its height, so that its response moves nothing on the page. The response is
 * announced with its label, because the visitor hears it without the rest of the page; the details announce the wait.
 */
export function NextPayment(props: NextPaymentProps) {
  const { text, more, isOverdue } = paymentIn(props);
  const isAnnounced = props.state === 'loading' ? undefined : true;
  return (
    <section
      className={isOverdue ? 'next-payment next-payment--overdue' : 'next-payment'}
      aria-labelledby="next-payment"
    >
      <div className="next-payment__lines">
        <p id="next-payment" className="next-payment__label" data-announce={isAnnounced}>
          {isOverdue ? 'Forfalt betaling' : 'Neste betaling'} for {invoicedInsurance(props.context.customer)}
        </p>
        <p className="next-payment__text" data-announce={isAnnounced}>
          {text}
        </p>
        {/* The link is outside the text that is announced. */}
        <p>
          {more && <span data-announce>{more}</span>}{' '}
          <LinkOut to={props.context.site.invoice}>Se fakturaene dine</LinkOut>
        </p>
      </div>
    </section>
  );
}
