import type { Block, InsuredObject, Part } from '#domain/policies/details/block.ts';
import { coveredByCertificate, PolicyObject, PolicyParts } from './policy-block.tsx';
import { PolicyComparison } from './policy-comparison.tsx';

const isObject = (block: Block): block is InsuredObject => block.kind === 'object';
const isPart = (block: Block): block is Part => block.kind !== 'object';

/** The details of a policy: one card for the whole policy, and one for each object or for several of one kind. */
export function PolicyBlocks({ blocks }: { readonly blocks: readonly Block[] }) {
  const parts = blocks.filter(isPart);
  const objects = blocks.filter(isObject);
  const groups = [...new Set(objects.map(({ group }) => group))].map((group) =>
    objects.filter((object) => object.group === group),
  );
  return (
    <div className="policy-page__blocks">
      {(parts.length > 0 || objects.length === 0) && (
        <div className="policy-object">
          {parts.length > 0 ? <PolicyParts parts={parts} level="h2" /> : <p>{coveredByCertificate}</p>}
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
