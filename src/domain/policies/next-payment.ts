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
  /** What to do, or what happens next. */
  readonly more: string;
  readonly isOverdue: boolean;
}

// The sentences are assumed, except that of an overdue invoice, which may be paid already (A8.18).

const noInvoices: NextPayment = {
  text: 'Ingen ubetalte fakturaer',
  more: 'Når du får en ny faktura, ser du beløp og forfall her.',
  isOverdue: false,
};

const dueText = 'Har du betalt? Det kan ta opptil 2 virkedager før betalingen er registrert.';

const overdueText =
  'Betal den så snart som mulig. Det kan ta opptil 2 virkedager før betalingen er registrert.';

const severalText =
  'Betal dem så snart som mulig. Det kan ta opptil 2 virkedager før betalingene er registrert.';

type Amount = Pick<UnpaidInvoice, 'belop'>['belop'];

/** The sum, only if no part of it is unknown. */
const sumOf = (amounts: readonly Amount[]): number | null =>
  amounts.reduce<number | null>((sum, amount) => (sum === null || amount == null ? null : sum + amount), 0);

/** Several overdue invoices. Another one may be overdue too if not all could be read. */
function severalOverdue(amounts: readonly Amount[], isWhole: boolean): NextPayment {
  const count = `${amounts.length} forfalte fakturaer`;
  const sum = isWhole ? sumOf(amounts) : null;
  const atLeast = isWhole ? count : `Minst ${count}`;
  return {
    text: sum === null ? atLeast : `${formatKroner(sum)} på ${count}`,
    more: severalText,
    isOverdue: true,
  };
}

/** The unpaid invoice that falls due first, or all that are overdue; null if none can be read. */
export function nextPayment(
  invoices: readonly (Pick<UnpaidInvoice, 'belop' | 'forfallsdato'> | null)[],
  today: IsoDate,
): NextPayment | null {
  if (invoices.length === 0) return noInvoices;
  const dated = readable(invoices)
    .flatMap(({ belop, forfallsdato }) => {
      const day = dayOf(forfallsdato);
      return day === null ? [] : [{ belop, day }];
    })
    .toSorted((one, other) => one.day.localeCompare(other.day));
  const [first] = dated;
  if (!first) return null;
  const overdue = dated.filter(({ day }) => day < today);
  if (overdue.length > 1) {
    return severalOverdue(
      overdue.map(({ belop }) => belop),
      dated.length === invoices.length,
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
