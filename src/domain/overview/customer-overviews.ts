import { damageRows, lifeRows, type PolicyRow } from '#domain/policies/policy-row.ts';
import { type Adviser, adviserOf } from '#domain/shared/adviser.ts';
import type { DamageCustomer } from '#domain/shared/damage-customer.ts';
import type { PersonCustomer } from '#domain/shared/person-customer.ts';
import { readable } from '#domain/shared/wire.ts';
import { warnsDamageCustomer, warnsPersonCustomer } from './direct-debit-warning.ts';

/** What the landing page shows about the damage customer (A3.1). */
export interface DamageOverview {
  readonly kundenummer: string;
  /** The bank that the customer belongs to. */
  readonly bankForholdRegnr: string | null;
  readonly rows: readonly PolicyRow[];
  /** Some policies could not be read. */
  readonly isPartial: boolean;
  /** Number of offers that the adviser has made. */
  readonly offers: number;
  /** AvtaleGiro is chosen but has no valid agreement (A4.8). */
  readonly warnsDirectDebit: boolean;
  readonly adviser: Adviser | null;
}

export const toDamageOverview = (customer: DamageCustomer): DamageOverview => ({
  kundenummer: customer.kundenummer,
  bankForholdRegnr: customer.bankForholdRegnr ?? null,
  rows: damageRows(readable(customer.forsikringer)),
  isPartial: customer.forsikringer.includes(null),
  offers: customer.radgiverTilbud?.tilbudList.length ?? 0,
  warnsDirectDebit: warnsDamageCustomer(customer),
  adviser: adviserOf(customer),
});

/** What the landing page shows about the person customer (A3.3), without the national identity number. */
export interface LifeOverview {
  readonly kundenummer: string | null;
  readonly rows: readonly PolicyRow[];
  /** Some policies could not be read. */
  readonly isPartial: boolean;
  /** AvtaleGiro is chosen but has no valid agreement (A4.8). */
  readonly warnsDirectDebit: boolean;
}

export function toLifeOverview(customer: PersonCustomer): LifeOverview {
  const policies = [...customer.aktiveForsikringer, ...customer.midlertidigeForsikringer];
  return {
    kundenummer: customer.kundenummer ?? null,
    rows: lifeRows(readable(policies)),
    isPartial: policies.includes(null),
    warnsDirectDebit: warnsPersonCustomer(customer),
  };
}
