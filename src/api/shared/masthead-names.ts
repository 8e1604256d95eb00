import { invalidate, onResponse } from '#api/cache.ts';
import * as keys from '#api/keys.ts';
import { customerNameOf } from '#domain/person/customer.ts';
import type { NameSources } from '#domain/person/masthead-names.ts';
import type { Relation } from '#domain/person/relation.ts';
import type { DamageCustomer } from '#domain/shared/damage-customer.ts';
import type { PersonCustomer } from '#domain/shared/person-customer.ts';
import { getIdentification, type Identification } from './agreements.ts';

/**
 * Calls the listener with each response that contains a name for the masthead. The name of a customer can be shown when
 * the active party is known, so it loads the identification on a page that does not need it otherwise.
 * @param isSameVisitor called with each identification; if it returns false, the listener is not called
 */
export function watchNameSources(
  listener: (known: Partial<NameSources>) => void,
  isSameVisitor: (identification: Identification) => boolean,
): void {
  onResponse<Identification>(keys.identification, (identification) => {
    if (isSameVisitor(identification)) listener({ organisasjonsnummer: identification.organisasjonsnummer });
  });
  onResponse<readonly Relation[]>(keys.relations, (relations) => listener({ relations }));
  onResponse<DamageCustomer>(keys.damageCustomer, (customer) => {
    listener({ customerName: customerNameOf(customer) });
    // Without it, the masthead has no name.
    getIdentification().catch(() => {});
  });
  // A customer without damage insurance.
  onResponse<PersonCustomer>(keys.personCustomer, (customer) =>
    listener({ personName: customerNameOf(customer) }),
  );
}

/** Removes the sources from the cache: they belong to a session that has ended, and the next one may be another visitor's. */
export function forgetNameSources(): void {
  for (const key of [keys.identification, keys.relations, keys.damageCustomer, keys.personCustomer])
    invalidate(key);
}
