import type { Block, InsuredObject, Part } from '#domain/policies/details/block.ts';
import { Gradual } from '#ui/gradual.tsx';
import { coveredByCertificate, PolicyObject, PolicyParts, withPositions } from './policy-block.tsx';

const isObject = (block: Block): block is InsuredObject => block.kind === 'object';
const isPart = (block: Block): block is Part => block.kind !== 'object';

/** If there are more objects than this, they are folded, so that a page with forty buildings is readable. */
const unfoldedObjects = 4;

/** The details of a policy: one card for the whole policy, and one card for each object. */
export function PolicyBlocks({ blocks }: { readonly blocks: readonly Block[] }) {
  const parts = blocks.filter(isPart);
  const objects = blocks.filter(isObject);
  return (
    <div className="policy-page__blocks">
      {(parts.length > 0 || objects.length === 0) && (
        <div className="policy-object">
          {parts.length > 0 ? <PolicyParts parts={parts} level="h2" /> : <p>{coveredByCertificate}</p>}
        </div>
      )}
      <Gradual items={objects} first={2} whenOver={8}>
        {(shown) =>
          withPositions(shown).map(([place, object]) => (
            <PolicyObject key={place} object={object} isFolded={objects.length > unfoldedObjects} />
          ))
        }
      </Gradual>
    </div>
  );
}
