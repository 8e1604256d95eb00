import type { CoverRow, Fact, InsuredObject, Part } from '#domain/policies/details/block.ts';

// Plain elements: a policy of many objects has thousands, and what Aksel adds to each is time before the first paint.

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
export const inPlaces = <T,>(parts: readonly T[]) => [...parts.entries()];

interface PolicyObjectProps {
  readonly object: InsuredObject;
  readonly isFolded: boolean;
}

/** One insured thing. */
export function PolicyObject({ object: { heading, about, blocks }, isFolded }: PolicyObjectProps) {
  const head = (
    <div>
      <h2 className="policy-heading">{heading}</h2>
      {about && <span className="policy-object__about">{about}</span>}
    </div>
  );
  const content =
    blocks.length > 0 ? <PolicyParts parts={blocks} level="h3" /> : <p>{coveredByCertificate}</p>;
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

interface PolicyPartsProps {
  readonly parts: readonly Part[];
  /** Of their headings. */
  readonly level: 'h2' | 'h3';
}

export const PolicyParts = ({ parts, level: Title }: PolicyPartsProps) =>
  inPlaces(parts).map(([place, part]) =>
    part.kind === 'text' ? (
      <p key={place} className="policy-text">
        {part.text}
      </p>
    ) : (
      <section key={place} className="policy-block">
        <Title className="policy-heading">{part.heading}</Title>
        {part.kind === 'facts' && <FactList facts={part.facts} />}
        {part.kind === 'list' && <CheckList items={part.items} />}
        {part.kind === 'covers' && <CoverList covers={part.covers} />}
      </section>
    ),
  );

const CheckList = ({ items }: { readonly items: readonly string[] }) => (
  <ul className="policy-checks">
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

const CoverList = ({ covers }: { readonly covers: readonly CoverRow[] }) => (
  <ul className="policy-covers">
    {inPlaces(covers).map(([place, { name, sum, deductible }]) => (
      <li key={place}>
        <span>{name}</span>
        <span className="policy-covers__sum">{sum}</span>
        {deductible && <span className="policy-covers__deductible">{deductible}</span>}
      </li>
    ))}
  </ul>
);
