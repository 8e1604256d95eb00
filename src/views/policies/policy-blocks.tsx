import type { Block, InsuredObject, Part } from '#domain/policies/details/block.ts';
import { PolicyObject, PolicyParts } from './policy-block.tsx';
import { PolicyComparison } from './policy-comparison.tsx';

const isObject = (block: Block): block is InsuredObject => block.kind === 'object';
const isPart = (block: Block): block is Part => block.kind !== 'object';

/** The parts of the whole policy in one card, and each object, or several of one kind, in another. */
export function PolicyBlocks({ blocks }: { readonly blocks: readonly Block[] }) {
  if (blocks.length === 0) return null;
  const parts = blocks.filter(isPart);
  const objects = blocks.filter(isObject);
  const groups = [...new Set(objects.map(({ group }) => group))].map((group) =>
    objects.filter((object) => object.group === group),
  );
  return (
    <div className="policy-page__blocks">
      {parts.length > 0 && (
        <div className="policy-object">
          <PolicyParts parts={parts} level="h2" />
        </div>
      )}
      {groups.map((group) => (
        <Group key={group[0]?.group} objects={group} />
      ))}
    </div>
  );
}

function Group({ objects }: { readonly objects: readonly InsuredObject[] }) {
  const [first, second] = objects;
  if (second) return <PolicyComparison objects={objects} />;
  return first && <PolicyObject object={first} />;
}
