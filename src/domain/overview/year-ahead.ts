import type { IsoDate } from '#domain/dates/calendar.ts';
import { dayOf, formatDate } from '#domain/dates/format-date.ts';
import { formatKroner } from '#domain/display/amounts.ts';
import { isAgreed } from '#domain/policies/life-policy.ts';
import { insuredText, withoutTitle } from '#domain/policies/policy-name.ts';
import { productFace } from '#domain/products/catalogue.ts';
import type { DamagePolicy } from '#domain/shared/damage-customer.ts';
import { isAccepted, isUnderProcessing } from '#domain/shared/policy-status.ts';
import type { LandingLifePolicy } from './landing-customers.ts';
import type { TaskSources } from './tasks.ts';

type YearKind = 'payment' | 'renewal' | 'start';

export const yearKinds: readonly YearKind[] = ['payment', 'renewal', 'start'];

interface YearEvent {
  readonly key: string;
  readonly kind: YearKind;
  readonly day: IsoDate;
  readonly text: string;
}

export interface YearMonth {
  /** As in '2026-11'. */
  readonly key: string;
  readonly label: string;
  readonly counts: Readonly<Record<YearKind, number>>;
}

/** The month of today and the eleven after it, and what is certain to happen in them. */
export interface YearAhead {
  readonly months: readonly YearMonth[];
  /** In the order of their days. */
  readonly events: readonly YearEvent[];
}

type Invoice = Exclude<NonNullable<NonNullable<TaskSources['invoices']>['value']>[number], null>;

interface Sources {
  readonly damage: readonly DamagePolicy[];
  readonly life: readonly LandingLifePolicy[];
  readonly invoices: readonly Invoice[];
  readonly today: IsoDate;
}

const monthNames = ['jan', 'feb', 'mar', 'apr', 'mai', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'des'];

const monthOf = (day: IsoDate): string => day.slice(0, 7);

function monthsFrom(today: IsoDate): readonly { readonly key: string; readonly label: string }[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return monthNames.map((_, ahead) => {
    const at = month - 1 + ahead;
    const shown = (at % 12) + 1;
    return {
      key: `${year + Math.floor(at / 12)}-${String(shown).padStart(2, '0')}`,
      label: monthNames[at % 12] ?? '',
    };
  });
}

const named = (title: string, about: string | null) => (about === null ? title : `${title}, ${about}`);

const damageName = (policy: DamagePolicy) =>
  named(productFace(policy.produkt, policy.forsikringstekst).name, insuredText(policy));

function paymentOf({ fakturanummer, belop, forfallsdato }: Invoice): readonly YearEvent[] {
  const day = dayOf(forfallsdato);
  if (day === null) return [];
  const amount = belop == null ? 'Faktura' : formatKroner(belop);
  const text = `${amount} forfaller ${formatDate(day)}`;
  return [{ key: `payment-${fakturanummer}`, kind: 'payment', day, text }];
}

/** The start of an accepted policy, unless it is on hold, and the renewal of one in force (A4.2, B4.12). */
function damageEvent(policy: DamagePolicy): readonly YearEvent[] {
  const { forsikringsnummer: number, nesteVersjon, periode } = policy;
  const isStart = isAccepted(policy);
  const day = dayOf(isStart ? periode.fra : (nesteVersjon?.periode.fra ?? ''));
  if (day === null || isUnderProcessing(policy)) return [];
  const kind = isStart ? 'start' : 'renewal';
  const text = `${damageName(policy)} ${isStart ? 'starter' : 'fornyes'} ${formatDate(day)}`;
  return [{ key: `${kind}-${number}`, kind, day, text }];
}

function lifeEvent(policy: LandingLifePolicy): readonly YearEvent[] {
  const { forsikringsnummer: number, produktkode, forsikringstekst, forsikrede, periode } = policy;
  const day = dayOf(periode.fra);
  if (day === null || !isAgreed(policy)) return [];
  const { name } = productFace(produktkode, forsikringstekst);
  const about = [withoutTitle(name, forsikringstekst), forsikrede.navn].filter(Boolean).join(', ') || null;
  const text = `${named(name, about)} starter ${formatDate(day)}`;
  return [{ key: `start-${number}`, kind: 'start', day, text }];
}

/** Null if nothing is known to happen. An invoice that has fallen due is a task, and not ahead. */
export function yearAhead({ damage, life, invoices, today }: Sources): YearAhead | null {
  const months = monthsFrom(today);
  const last = months.at(-1)?.key ?? '';
  const events = [...invoices.flatMap(paymentOf), ...damage.flatMap(damageEvent), ...life.flatMap(lifeEvent)]
    .filter(({ day }) => day >= today && monthOf(day) <= last)
    .toSorted((one, other) => one.day.localeCompare(other.day));
  if (events.length === 0) return null;
  return {
    months: months.map(({ key, label }) => {
      const own = events.filter(({ day }) => monthOf(day) === key);
      const count = (kind: YearKind) => own.filter((event) => event.kind === kind).length;
      return {
        key,
        label,
        counts: { payment: count('payment'), renewal: count('renewal'), start: count('start') },
      };
    }),
    events,
  };
}
