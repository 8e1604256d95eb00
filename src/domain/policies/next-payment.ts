import type { IsoDate } from '#domain/dates/calendar.ts';
import { dayOf, formatDate } from '#domain/dates/format-date.ts';
import { formatKroner, sumOf } from '#domain/display/amounts.ts';
import type { Representative } from '#domain/person/representative.ts';
import { readable } from '#domain/shared/wire.ts';
import type { FoundLife, FoundPolicy } from './find-policy.ts';
import { isAgreed, type LifeStatus } from './life-policy.ts';
import type { UnpaidInvoice } from './unpaid-invoices.ts';
import type { CustomerNumbers } from './unpaid-invoices-path.ts';

interface OpenPolicy {
  readonly representative: Representative;
  /** Null if the policy is a life policy. */
  readonly found: Pick<FoundPolicy, 'kundenummer' | 'policy'> | null;
  readonly life: (Pick<FoundLife, 'kundenummer'> & { readonly policy: LifeStatus }) | null;
}

/**
 * The customer whose invoices the page of a policy shows: the number of the policy's own kind, because an invoice does not
 * say what it is for. Null for an organisation, whose invoices no page loads, and for a policy that is not in force (A4.1, A4.3).
 */
export function invoicedCustomer({ representative, found, life }: OpenPolicy): CustomerNumbers | null {
  if (representative.organisasjonsnummer !== null) return null;
  if (found !== null) {
    const isInForce = found.policy.status === 'KRAFT';
    return isInForce ? { skadekundenummer: found.kundenummer, personkundenummer: null } : null;
  }
  if (life === null || life.kundenummer === null) return null;
  const isInForce = isAgreed(life.policy);
  return isInForce ? { skadekundenummer: null, personkundenummer: life.kundenummer } : null;
}

export interface NextPayment {
  readonly text: string;
  /** What to do, or what happens next. */
  readonly more: string;
  readonly isOverdue: boolean;
}

// The sentences are assumed, except that of an overdue invoice, which may be paid already (A8.18).

/** The kind of insurance whose invoices are loaded: those of the other kind are unknown here. */
export const invoicedInsurance = (customer: CustomerNumbers | null): string =>
  customer?.personkundenummer ? 'personforsikringene dine' : 'skadeforsikringene dine';

const noInvoices = (insurance: string): NextPayment => ({
  text: `Ingen ubetalte fakturaer for ${insurance}`,
  more: 'Når du får en ny faktura, ser du beløp og forfall her.',
  isOverdue: false,
});

const unreadText = 'Vi kunne ikke lese alle fakturaene.';

const dueText = 'Har du betalt? Det kan ta opptil 2 virkedager før betalingen er registrert.';

const overdueText =
  'Betal den så snart som mulig. Det kan ta opptil 2 virkedager før betalingen er registrert.';

const severalText =
  'Betal dem så snart som mulig. Det kan ta opptil 2 virkedager før betalingene er registrert.';

/** Several overdue invoices. Another one may be overdue too if not all could be read. */
function severalOverdue(amounts: readonly UnpaidInvoice['belop'][], isWhole: boolean): NextPayment {
  const count = `${amounts.length} forfalte fakturaer`;
  const sum = isWhole ? sumOf(amounts) : null;
  const atLeast = isWhole ? count : `Minst ${count}`;
  return {
    text: sum === null ? atLeast : `${formatKroner(sum)} på ${count}`,
    more: severalText,
    isOverdue: true,
  };
}

interface DatedInvoice extends Pick<UnpaidInvoice, 'belop'> {
  readonly day: IsoDate;
}

function firstOrOverdue(
  first: DatedInvoice,
  overdue: readonly DatedInvoice[],
  isWhole: boolean,
): NextPayment {
  if (overdue.length > 1) {
    return severalOverdue(
      overdue.map(({ belop }) => belop),
      isWhole,
    );
  }
  const isOverdue = overdue.length > 0;
  const due = `${isOverdue ? 'forfalt' : 'forfaller'} ${formatDate(first.day)}`;
  return {
    text: first.belop == null ? `Faktura som ${due}` : `${formatKroner(first.belop)}, ${due}`,
    more: isOverdue ? overdueText : dueText,
    isOverdue,
  };
}

interface Invoices {
  readonly invoices: readonly (Pick<UnpaidInvoice, 'belop' | 'forfallsdato'> | null)[];
  readonly customer: CustomerNumbers | null;
  readonly today: IsoDate;
}

/** The unpaid invoice that falls due first, or all that are overdue; null if none can be read. */
export function nextPayment({ invoices, customer, today }: Invoices): NextPayment | null {
  if (invoices.length === 0) return noInvoices(invoicedInsurance(customer));
  const dated = readable(invoices)
    .flatMap(({ belop, forfallsdato }) => {
      const day = dayOf(forfallsdato);
      return day === null ? [] : [{ belop, day }];
    })
    .toSorted((one, other) => one.day.localeCompare(other.day));
  const [first] = dated;
  if (!first) return null;
  const isWhole = dated.length === invoices.length;
  const payment = firstOrOverdue(
    first,
    dated.filter(({ day }) => day < today),
    isWhole,
  );
  return isWhole ? payment : { ...payment, more: `${unreadText} ${payment.more}` };
}
