import type { Block } from '#domain/policies/details/block.ts';
import { Gradual } from '#ui/gradual.tsx';
import { coveredByCertificate, PolicyBlocks } from './policy-block.tsx';

interface DamagePolicyBlocksProps {
  readonly context: { readonly blocks: readonly Block[] };
}

/** What the policy insures. */
export const DamagePolicyBlocks = ({ context: { blocks } }: DamagePolicyBlocksProps) =>
  blocks.length > 0 ? (
    <Gradual items={blocks} first={3} whenOver={8}>
      {(shown) => <PolicyBlocks blocks={shown} />}
    </Gradual>
  ) : (
    <p>{coveredByCertificate}</p>
  );
