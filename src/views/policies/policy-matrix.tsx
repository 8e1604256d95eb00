import type { InsuredObject } from '#domain/policies/details/block.ts';
import { type MatrixCell, type MatrixRow, matrixOf } from '#domain/policies/details/object-matrix.ts';
import { CoverAbout, coveredByCertificate, withPositions } from './policy-block.tsx';

interface PolicyMatrixProps {
  readonly caption: string;
  readonly objects: readonly InsuredObject[];
}

/** Few objects beside each other: what one of them has and another one does not have is seen along a row. */
export function PolicyMatrix({ caption, objects }: PolicyMatrixProps) {
  const groups = matrixOf(objects);
  const hasTotal = groups.some(({ rows }) => rows.some(({ total }) => total !== null));
  return (
    <table className="policy-matrix">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Hva</th>
          {withPositions(objects).map(([place, { heading, about, blocks }]) => (
            <th key={place} scope="col" className="policy-matrix__name">
              {heading}
              {about && <span className="policy-object__about">{about}</span>}
              {blocks.length === 0 && <span className="policy-object__about">{coveredByCertificate}</span>}
            </th>
          ))}
          {hasTotal && <th scope="col">Til sammen</th>}
        </tr>
      </thead>
      {groups.map(({ heading, rows }) => (
        <tbody key={heading}>
          <tr>
            <th scope="rowgroup" colSpan={objects.length + (hasTotal ? 2 : 1)} className="policy-heading">
              {heading}
            </th>
          </tr>
          {rows.map((row) => (
            <Row key={row.key} row={row} hasTotal={hasTotal} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

interface RowProps {
  readonly row: MatrixRow;
  readonly hasTotal: boolean;
}

const Row = ({ row: { label, about, terms, cells, total }, hasTotal }: RowProps) => (
  <tr>
    <th scope="row">
      {label}
      {about && (
        <span className="policy-object__about">
          <CoverAbout about={about} terms={terms} />
        </span>
      )}
    </th>
    {withPositions(cells).map(([place, cell]) => (
      <td key={place} className={cell ? markOf(cell) : undefined}>
        {cell?.text ?? '–'}
      </td>
    ))}
    {hasTotal && <td>{total}</td>}
  </tr>
);

function markOf({ has }: MatrixCell): string | undefined {
  if (has === null) return undefined;
  return has ? 'policy-mark' : 'policy-mark policy-mark--missing';
}
