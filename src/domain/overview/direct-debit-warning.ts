interface DamageCustomer {
  readonly betalingsmate?: string | null | undefined;
  readonly gyldigAvtalegiro?: boolean | null | undefined;
  readonly forsikringer: readonly unknown[];
}

/** Whether a customer with policies has chosen AvtaleGiro but has no valid agreement (A4.8). */
export const warnsDamageCustomer = (customer: DamageCustomer): boolean =>
  customer.betalingsmate === 'AVTALEGIRO' &&
  customer.gyldigAvtalegiro !== true &&
  customer.forsikringer.length > 0;

interface PersonCustomer {
  /** 'A' is AvtaleGiro (A3.3). */
  readonly kontoId?: string | null | undefined;
  readonly gyldigAvtalegiro?: boolean | null | undefined;
  readonly aktiveForsikringer: readonly unknown[];
  readonly midlertidigeForsikringer: readonly unknown[];
}

/** The same for life insurance; temporary policies count too (A4.8). */
export const warnsPersonCustomer = (customer: PersonCustomer): boolean =>
  customer.kontoId === 'A' &&
  customer.gyldigAvtalegiro !== true &&
  customer.aktiveForsikringer.length + customer.midlertidigeForsikringer.length > 0;
