import type { DescribedPolicy, DescribeOptions } from '#domain/policies/details/block.ts';
import { detailPath } from '#domain/products/detail-path.ts';
import { detailCalls } from './all.ts';

interface DetailRequest {
  readonly kundenummer: string;
  readonly transaksjonsId: string;
  readonly policy: {
    readonly produkt: string;
    readonly forsikringsnummer: string;
    readonly versjon: number;
  };
}

/**
 * Describes what a policy insures, from the detail call of its product (B7.34). A product without a detail call has
 * no description.
 */
export async function describePolicy(
  { kundenummer, transaksjonsId, policy: { produkt, forsikringsnummer, versjon } }: DetailRequest,
  options: DescribeOptions,
): Promise<DescribedPolicy> {
  const found = detailPath(produkt);
  const call = Object.values(detailCalls).find(({ path }) => 'path' in found && path === found.path);
  if (!call) return { blocks: [], variantId: null };
  const version = { kundenummer, transaksjonsId, forsikringsnummer, versjon };
  const [blocks, { forsikring }] = await Promise.all([call.describe(version, options), call(version)]);
  return { blocks, variantId: forsikring.variantId ?? null };
}
