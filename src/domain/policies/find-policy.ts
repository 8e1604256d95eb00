import type { DamagePolicy } from '#domain/shared/damage-customer.ts';
import type { LifePolicy } from '#domain/shared/person-customer.ts';

/** The number and version in the address of a policy's page. Both are unchecked texts. */
export interface PolicyAddress {
  readonly number: string;
  readonly version: string;
}

interface Versioned {
  readonly forsikringsnummer: string;
  readonly versjon: number;
  readonly nesteVersjon?: { readonly versjon: number } | null | undefined;
}

/** The customer's policy at an address, by its present version or the next one (C4.7); null if there is none. */
export const findPolicy = <P extends Versioned>(
  policies: readonly P[],
  { number, version }: PolicyAddress,
): P | null =>
  policies.find(
    ({ forsikringsnummer, versjon, nesteVersjon }) =>
      forsikringsnummer === number && [versjon, nesteVersjon?.versjon].some((one) => String(one) === version),
  ) ?? null;

/** A damage policy, with the numbers of its customer that its calls need, and how the customer pays. */
export interface FoundPolicy {
  readonly kundenummer: string;
  readonly transaksjonsId: string;
  readonly betalingsmate?: string | null | undefined;
  readonly policy: DamagePolicy;
}

/** A life policy, with the number of its customer. */
export interface FoundLife {
  readonly kundenummer: string | null;
  readonly policy: LifePolicy;
}
