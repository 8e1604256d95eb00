import type { Block } from '#domain/policies/details/block.ts';
import { coveredByCertificate, PolicyBlocks } from './policy-block.tsx';

interface DamagePolicyBlocksProps {
  readonly context: { readonly blocks: readonly Block[] };
}

/** What the policy insures. */
export const DamagePolicyBlocks = ({ context: { blocks } }: DamagePolicyBlocksProps) =>
  blocks.length > 0 ? <PolicyBlocks blocks={blocks} /> : <p>{coveredByCertificate}</p>;
