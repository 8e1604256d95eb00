import type { CSSProperties } from 'react';
import { columnNameBefore } from '#domain/policies/letter-words.ts';
import { columnsOf } from '#domain/policies/policy-document.ts';
import type { ReadablePart, ReadableTable } from '#domain/policies/readable-document.ts';
import { withPositions } from '#views/policies/policy-block.tsx';

interface ReadableTextProps {
  /** The name of the region. */
  readonly title: string;
  readonly parts: readonly ReadablePart[];
}

/** More columns may not fit a small tablet. The section then scrolls, and has a tab stop for the keyboard. */
const fitTablet = 4;
const isWide = (part: ReadablePart) =>
  part.kind === 'table' && part.rows.some(({ length }) => length > fitTablet);

/** Longer lines as in the letter may not fit a phone. They scroll in their own box, which has a tab stop. */
const fitPhone = 24;

/** The text of a letter in the size of the page, which wraps at any width (C4.49). */
export const ReadableText = ({ title, parts }: ReadableTextProps) => (
  <section className="readable" aria-label={title} tabIndex={parts.some(isWide) ? 0 : undefined}>
    {withPositions(parts).map(([place, part]) => (
      <Part key={place} part={part} />
    ))}
  </section>
);

function Part({ part }: { readonly part: ReadablePart }) {
  switch (part.kind) {
    case 'heading':
      return <h2>{part.text}</h2>;
    case 'list':
      return (
        <ul>
          {withPositions(part.items).map(([place, item]) => (
            <li key={place}>{item}</li>
          ))}
        </ul>
      );
    case 'facts':
      return (
        <dl className="policy-facts">
          {withPositions(part.facts).map(([place, { label, value }]) => (
            <div key={place}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      );
    case 'letter':
      return <AsInLetter text={part.text} />;
    case 'table':
      return <Columns table={part} />;
    case 'paragraph':
      return (
        <p>
          {withPositions(part.lines).map(([place, line]) => (
            <span key={place}>{line} </span>
          ))}
        </p>
      );
  }
}

function AsInLetter({ text }: { readonly text: string }) {
  const columns = columnsOf(text);
  const style: CSSProperties & Record<'--columns', number> = { '--columns': columns };
  return (
    <figure
      className="readable__letter"
      aria-label="Som i brevet"
      tabIndex={columns > fitPhone ? 0 : undefined}
      style={style}
    >
      <pre>{text}</pre>
    </figure>
  );
}

/**
 * A table on a wide screen, and on a phone a list in which each value has the name of its column. The style sheet hides one
 * of them, also from screen readers. The first cell of a row names it.
 */
const Columns = ({ table: { head, rows } }: { readonly table: ReadableTable }) => (
  <>
    <table>
      {head && (
        <thead>
          <tr>
            {withPositions(head).map(([place, name]) =>
              name === '' ? (
                <td key={place} />
              ) : (
                <th key={place} scope="col">
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
      )}
      <tbody>
        {withPositions(rows).map(([row, [name, ...values]]) => (
          <tr key={row}>
            <th scope="row">{name}</th>
            {withPositions(values).map(([place, value]) => (
              <td key={place}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    <div className="readable__rows">
      {head && <p>{head[0]}</p>}
      <dl className="policy-facts">
        {withPositions(rows).map(([row, [name, ...values]]) => (
          <div key={row}>
            <dt>{name}</dt>
            {withPositions(values).map(
              ([place, value]) =>
                value !== '' && (
                  <dd key={place}>
                    <ColumnName name={head?.[place + 1] ?? ''} value={value} />
                    <span>{value}</span>
                  </dd>
                ),
            )}
          </div>
        ))}
      </dl>
    </div>
  </>
);

function ColumnName({ name, value }: { readonly name: string; readonly value: string }) {
  const shown = columnNameBefore(name, value);
  return shown && <span className="readable__column">{shown} </span>;
}
