import { CheckmarkIcon } from '@navikt/aksel-icons';
import { Heading } from '@navikt/ds-react/Typography';
import type { Block, Fact } from '#domain/policies/details/block.ts';

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

interface PolicyBlocksProps {
  readonly blocks: readonly Block[];
  /** Of their headings. */
  readonly level?: '2' | '3';
}

/** The parts of a policy's page, as its product describes them. */
export const PolicyBlocks = ({ blocks, level = '2' }: PolicyBlocksProps) =>
  blocks.map((block) => <PolicyBlock key={JSON.stringify(block)} block={block} level={level} />);

function PolicyBlock({ block, level }: { readonly block: Block; readonly level: '2' | '3' }) {
  if (block.kind === 'text') return <p>{block.text}</p>;
  if (block.kind === 'object') {
    return (
      <section className="policy-object">
        <Heading level="2" size="medium">
          {block.heading}
        </Heading>
        <PolicyBlocks blocks={block.blocks} level="3" />
      </section>
    );
  }
  return (
    <section className="policy-block">
      <Heading level={level} size="small">
        {block.heading}
      </Heading>
      {block.kind === 'facts' ? <FactList facts={block.facts} /> : <CheckList items={block.items} />}
    </section>
  );
}

const CheckList = ({ items }: { readonly items: readonly string[] }) => (
  <ul className="policy-checks">
    {items.map((item) => (
      <li key={item}>
        <CheckmarkIcon aria-hidden className="policy-checks__icon" fontSize="1.5rem" />
        {item}
      </li>
    ))}
  </ul>
);
