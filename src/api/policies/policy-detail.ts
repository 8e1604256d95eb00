import * as keys from '#api/keys.ts';
import { read } from '#api/read.ts';
import { type PolicyDetail, structOf } from '#domain/policies/details/details.ts';
import type { FoundPolicy } from '#domain/policies/find-policy.ts';
import { productOf } from '#domain/products/catalogue.ts';
import type { DamagePolicy } from '#domain/shared/damage-customer.ts';
import { transactionQuery, versionPath } from './policy-version.ts';

interface DetailRequest extends Pick<FoundPolicy, 'kundenummer' | 'transaksjonsId'> {
  readonly policy: Pick<DamagePolicy, 'produkt' | 'forsikringsnummer' | 'versjon'>;
}

/** Loads the details of a policy, at the address of its product (B7.2); null if the product has none. */
export async function getPolicyDetail({
  policy,
  kundenummer,
  transaksjonsId,
}: DetailRequest): Promise<PolicyDetail | null> {
  const detail = productOf(policy.produkt)?.detail;
  if (!detail) return null;
  const { forsikringsnummer, versjon } = policy;
  const version = { kundenummer, transaksjonsId, forsikringsnummer, versjon };
  const path = detail.path + versionPath(version);
  return read([...keys.policyDetails, path], path + transactionQuery(version), structOf(detail.kind));
}
