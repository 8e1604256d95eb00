import type { Identification } from '#api/arriving/agreements.ts';
import { onResponse } from '#api/cache.ts';
import * as keys from '#api/keys.ts';
import type { Relation } from '#domain/person/relation.ts';
import { customerNameOf, type WhoSources } from '#domain/person/who.ts';
import type { DamageCustomer } from '#domain/shared/damage-customer.ts';

/** Calls the listener with what the page's own responses say about the visitor; sends no request itself. */
export function watchWho(listener: (learnt: Partial<WhoSources>) => void): void {
  onResponse<Identification>(keys.identification, ({ organisasjonsnummer }) =>
    listener({ organisasjonsnummer: organisasjonsnummer || null }),
  );
  onResponse<readonly Relation[]>(keys.relations, (relations) => listener({ relations }));
  onResponse<DamageCustomer>(keys.damageCustomer, (customer) =>
    listener({ customerName: customerNameOf(customer) }),
  );
}
