import type { Representative } from '#domain/person/representative.ts';
import type { DamageCustomer } from '#domain/shared/damage-customer.ts';

/** A business as a customer, with its policies; an entry that could not be read is null. */
export type BusinessCustomer = Pick<DamageCustomer, 'kundenummer' | 'forsikringer'>;

/** A visitor of a page of a business, and the business. */
export interface BusinessPolicies {
  readonly representative: Representative;
  /** Null if the visitor has no right to use the page. */
  readonly customer: BusinessCustomer | null;
}

/** The customer number and the policies of a business that is not a customer yet, or has no damage insurance (A6.5). */
export const noCustomer: BusinessCustomer = { kundenummer: '', forsikringer: [] };
