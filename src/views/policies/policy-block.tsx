import { CheckmarkIcon } from '@navikt/aksel-icons';
import { Heading } from '@navikt/ds-react/Typography';
import type { Block, CoverRow, Fact } from '#domain/policies/details/block.ts';

export const FactList = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className="policy-facts">
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** Two objects or covers may be alike, so only their places are keys; the page of a policy stays as it is. */
const inPlaces = <T,>(parts: readonly T[]) => [...parts.entries()];

/** More objects than this are folded, so that a page of forty buildings can be read. */
const unfoldedObjects = 4;

interface PolicyBlocksProps {
  readonly blocks: readonly Block[];
  /** Of their headings. */
  readonly level?: '2' | '3';
}

/** The parts of a policy's page, as its product describes them. */
export function PolicyBlocks({ blocks, level = '2' }: PolicyBlocksProps) {
  const isFolded = blocks.filter(({ kind }) => kind === 'object').length > unfoldedObjects;
  return inPlaces(blocks).map(([place, block]) =>
    block.kind === 'object' ? (
      <PolicyObject key={place} block={block} isFolded={isFolded} />
    ) : (
      <PolicyBlock key={place} block={block} level={level} />
    ),
  );
}

interface PolicyObjectProps {
  readonly block: Extract<Block, { kind: 'object' }>;
  readonly isFolded: boolean;
}

function PolicyObject({ block: { heading, about, blocks }, isFolded }: PolicyObjectProps) {
  const head = (
    <div>
      <Heading level="2" size="small">
        {heading}
      </Heading>
      {about && <span className="policy-object__about">{about}</span>}
    </div>
  );
  const content =
    blocks.length > 0 ? <PolicyBlocks blocks={blocks} level="3" /> : <p>{coveredByCertificate}</p>;
  return isFolded ? (
    <details className="policy-object">
      <summary>{head}</summary>
      {content}
    </details>
  ) : (
    <section className="policy-object">
      {head}
      {content}
    </section>
  );
}

/** Where nothing is known of a cover (assumed). */
export const coveredByCertificate = 'Hva som er dekket, står i forsikringsbeviset.';

interface PolicyBlockProps {
  readonly block: Exclude<Block, { kind: 'object' }>;
  readonly level: '2' | '3';
}

function PolicyBlock({ block, level }: PolicyBlockProps) {
  if (block.kind === 'text') return <p className="policy-text">{block.text}</p>;
  return (
    <section className="policy-block">
      <Heading level={level} size={level === '2' ? 'small' : 'xsmall'}>
        {block.heading}
      </Heading>
      {block.kind === 'facts' && <FactList facts={block.facts} />}
      {block.kind === 'list' && <CheckList items={block.items} />}
      {block.kind === 'covers' && <CoverList covers={block.covers} />}
    </section>
  );
}

const Check = () => <CheckmarkIcon aria-hidden className="policy-checks__icon" fontSize="1.5rem" />;

const CheckList = ({ items }: { readonly items: readonly string[] }) => (
  <ul className="policy-checks">
    {items.map((item) => (
      <li key={item}>
        <Check />
        {item}
      </li>
    ))}
  </ul>
);

const CoverList = ({ covers }: { readonly covers: readonly CoverRow[] }) => (
  <ul className="policy-covers">
    {inPlaces(covers).map(([place, { name, sum, deductible }]) => (
      <li key={place}>
        <Check />
        <span>{name}</span>
        <span className="policy-covers__sum">{sum}</span>
        {deductible && <span className="policy-covers__deductible">{deductible}</span>}
      </li>
    ))}
  </ul>
);
