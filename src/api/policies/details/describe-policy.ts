import type { Block, Telling } from '#domain/policies/details/block.ts';
import { detailPath } from '#domain/products/detail-path.ts';
import { detailCalls } from './all.ts';

interface Asked {
  readonly kundenummer: string;
  readonly transaksjonsId: string;
  readonly policy: {
    readonly produkt: string;
    readonly forsikringsnummer: string;
    readonly versjon: number;
  };
}

/** What a policy insures, by the detail call of its product (B7.34). No product without a call gets this far. */
export async function describePolicy(
  { kundenummer, transaksjonsId, policy: { produkt, forsikringsnummer, versjon } }: Asked,
  telling: Telling,
): Promise<readonly Block[]> {
  const found = detailPath(produkt);
  const call = Object.values(detailCalls).find(({ path }) => 'path' in found && path === found.path);
  return call ? call.describe({ kundenummer, transaksjonsId, forsikringsnummer, versjon }, telling) : [];
}
