import type { Block } from '#domain/policies/details/block.ts';
import { PolicyBlocks } from './policy-block.tsx';

interface DamagePolicyBlocksProps {
  readonly context: { readonly blocks: readonly Block[] };
}

/** What the policy insures. */
export const DamagePolicyBlocks = ({ context: { blocks } }: DamagePolicyBlocksProps) => (
  <PolicyBlocks blocks={blocks} />
);
