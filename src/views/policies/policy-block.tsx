import type { CoverRow, Fact, InsuredObject, Part, TermsSentence } from '#domain/policies/details/block.ts';
import { foldText } from '#domain/policies/details/fold-text.ts';
import { LinkOut } from '#ui/link-out.tsx';

// Plain elements, because a large policy has thousands, and Aksel's components would delay the first paint.

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

/** Each part with its position, which is its key: two parts may be equal, and their order does not change. */
export const withPositions = <T,>(parts: readonly T[]) => [...parts.entries()];

interface PolicyObjectProps {
  readonly object: InsuredObject;
  /** One of several, below the heading of its group. */
  readonly isFolded?: boolean;
}

/** One insured object. */
export function PolicyObject({ object, isFolded = false }: PolicyObjectProps) {
  const { heading, about, blocks } = object;
  const folded = isFolded ? foldText(object) : null;
  const Title = isFolded ? 'h3' : 'h2';
  const head = (
    <div>
      <Title className="policy-heading">{heading}</Title>
      {about && <span className="policy-object__about">{about}</span>}
      {folded && <span className="policy-object__about">{folded}</span>}
    </div>
  );
  const content =
    blocks.length > 0 ? (
      <PolicyParts parts={blocks} level={isFolded ? 'h4' : 'h3'} />
    ) : (
      <p>{coveredByCertificate}</p>
    );
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

/** Shown if the policy has no details of an object's cover. The text is assumed. */
export const coveredByCertificate = 'Hva som er dekket, står i forsikringsbeviset.';

interface PolicyPartsProps {
  readonly parts: readonly Part[];
  readonly level: 'h2' | 'h3' | 'h4';
}

export const PolicyParts = ({ parts, level: Title }: PolicyPartsProps) =>
  withPositions(parts).map(([place, part]) => {
    return part.kind === 'text' ? (
      <p key={place}>{part.text}</p>
    ) : (
      <section key={place} className="policy-block">
        <Title className="policy-heading">{part.heading}</Title>
        {part.kind === 'facts' && <FactList facts={part.facts} />}
        {part.kind === 'list' && <CheckList items={part.items} missing={part.missing ?? []} />}
        {part.kind === 'covers' && <CoverTable heading={part.heading} covers={part.covers} />}
      </section>
    );
  });

interface CoverAboutProps {
  readonly about: string;
  readonly terms: TermsSentence | undefined;
}

/**
 * The word for the terms is a link to them, as soon as their address is known. Each part is an element: a browser that
 * translates the page moves a text by itself, and React then cannot replace it.
 */
export function CoverAbout({ about, terms }: CoverAboutProps) {
  if (!terms) return <span>{about}</span>;
  const [before, after] = terms.text.split(termsWord);
  return (
    <>
      <span key="before">
        {about} {before}
      </span>
      {terms.url === null ? (
        <span key="word">{termsWord}</span>
      ) : (
        <LinkOut key="link" to={{ url: terms.url, target: '_blank' }}>
          {termsWord}
        </LinkOut>
      )}
      <span key="after">{after}</span>
    </>
  );
}

const termsWord = 'vilkårene';

interface CheckListProps {
  readonly items: readonly string[];
  readonly missing: readonly string[];
}

/** What is included, and then what is not. */
export const CheckList = ({ items, missing }: CheckListProps) => (
  <ul className="policy-checks">
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
    {missing.map((item) => (
      <li key={item} className="policy-checks__missing">
        {item} <span>Ikke dekket</span>
      </li>
    ))}
  </ul>
);

/**
 * The covers as a table that can be compared. A column that no cover has a value for is left out. On a phone, the deductible
 * is below the name: the style sheet shows it in one place or the other.
 */
function CoverTable({ heading, covers }: { readonly heading: string; readonly covers: readonly CoverRow[] }) {
  const hasDeductible = covers.some(({ deductible }) => deductible !== null);
  return (
    <table className="policy-covers" aria-label={heading}>
      <thead>
        <tr>
          <th scope="col">
            <span>Hva</span>
          </th>
          <th scope="col">
            <span>Dekket</span>
          </th>
          {hasDeductible && (
            <th scope="col" className="policy-covers__deductible">
              <span>Egenandel</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {withPositions(covers).map(([place, { name, about, terms, sum, deductible, isMissing }]) => (
          <tr key={place} className={isMissing ? 'policy-covers__missing' : undefined}>
            <th scope="row">
              <span>{name}</span>
              {about && (
                <span className="policy-covers__about">
                  <CoverAbout about={about} terms={terms} />
                </span>
              )}
              {deductible && <span className="policy-covers__folded">Egenandel {deductible}</span>}
            </th>
            <td>{sum}</td>
            {hasDeductible && <td className="policy-covers__deductible">{deductible ?? '–'}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
