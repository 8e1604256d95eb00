import type { IsoDate } from '#domain/dates/calendar.ts';
import { dayOf, formatDate } from '#domain/dates/format-date.ts';
import { formatKroner } from '#domain/display/amounts.ts';
import type { Representative } from '#domain/person/representative.ts';
import { readable } from '#domain/shared/wire.ts';
import type { FoundLife, FoundPolicy } from './find-policy.ts';
import { isUnderReview, type LifeStatus } from './life-policy.ts';
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
  const isInForce = life.policy.status === 'A' && !isUnderReview(life.policy);
  return isInForce ? { skadekundenummer: null, personkundenummer: life.kundenummer } : null;
}

export interface NextPayment {
  readonly text: string;
  /** What to do about it; null if it is not overdue. */
  readonly more: string | null;
  readonly isOverdue: boolean;
}

const noInvoices: NextPayment = { text: 'Ingen ubetalte fakturaer', more: null, isOverdue: false };

/** An overdue invoice may be paid already (A8.18). */
const overdueText =
  'Betal den så snart som mulig. Det kan ta opptil 2 virkedager før betalingen er registrert.';

/** The unpaid invoice that falls due first; null if none can be read. The sentences are assumed. */
export function nextPayment(
  invoices: readonly (Pick<UnpaidInvoice, 'belop' | 'forfallsdato'> | null)[],
  today: IsoDate,
): NextPayment | null {
  if (invoices.length === 0) return noInvoices;
  const [first] = readable(invoices)
    .flatMap(({ belop, forfallsdato }) => {
      const day = dayOf(forfallsdato);
      return day === null ? [] : [{ belop, day }];
    })
    .toSorted((one, other) => one.day.localeCompare(other.day));
  if (!first) return null;
  const isOverdue = first.day < today;
  const due = `${isOverdue ? 'forfalt' : 'forfaller'} ${formatDate(first.day)}`;
  return {
    text: first.belop == null ? `Faktura som ${due}` : `${formatKroner(first.belop)}, ${due}`,
    more: isOverdue ? overdueText : null,
    isOverdue,
  };
}
