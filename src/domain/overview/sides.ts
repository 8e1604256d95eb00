import { warnsDamageCustomer, warnsPersonCustomer } from './direct-debit-warning.ts';
import { damageRows, lifeRows, type PolicyRow } from './policy-row.ts';

/** Somebody at the bank to ask. */
export interface Adviser {
  readonly name: string;
  readonly phone: string | null;
}

/** What the landing page shows of the damage customer (A3.1). */
export interface DamageSide {
  readonly kundenummer: string;
  readonly rows: readonly PolicyRow[];
  /** How many offers the adviser has made. */
  readonly offers: number;
  /** A4.8 */
  readonly warnsDirectDebit: boolean;
  readonly adviser: Adviser | null;
}

interface WithAdviser {
  readonly radgiverDTO?:
    | { readonly navn: string; readonly telefonnummer?: { readonly value: string } | undefined }
    | undefined;
}

export const adviserOf = ({ radgiverDTO }: WithAdviser): Adviser | null =>
  radgiverDTO ? { name: radgiverDTO.navn, phone: radgiverDTO.telefonnummer?.value ?? null } : null;

type DamageCustomer = Parameters<typeof warnsDamageCustomer>[0] &
  WithAdviser & {
    readonly kundenummer: string;
    readonly forsikringer: Parameters<typeof damageRows>[0];
    readonly radgiverTilbud?: { readonly tilbudList: readonly unknown[] } | undefined;
  };

export const damageSide = (customer: DamageCustomer): DamageSide => ({
  kundenummer: customer.kundenummer,
  rows: damageRows(customer.forsikringer),
  offers: customer.radgiverTilbud?.tilbudList.length ?? 0,
  warnsDirectDebit: warnsDamageCustomer(customer),
  adviser: adviserOf(customer),
});

/** What the landing page shows of the person customer (A3.3), without the national identity number. */
export interface LifeSide {
  readonly kundenummer: string;
  readonly rows: readonly PolicyRow[];
  /** A4.8 */
  readonly warnsDirectDebit: boolean;
}

type PersonCustomer = Parameters<typeof warnsPersonCustomer>[0] & {
  readonly kundenummer: string;
  readonly aktiveForsikringer: Parameters<typeof lifeRows>[0];
  readonly midlertidigeForsikringer: Parameters<typeof lifeRows>[0];
};

export const lifeSide = (customer: PersonCustomer): LifeSide => ({
  kundenummer: customer.kundenummer,
  rows: lifeRows([...customer.aktiveForsikringer, ...customer.midlertidigeForsikringer]),
  warnsDirectDebit: warnsPersonCustomer(customer),
});
