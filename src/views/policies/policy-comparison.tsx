import type { InsuredObject } from '#domain/policies/details/block.ts';
import {
  type Cell,
  type Comparison,
  compareObjects,
  type LabelledCell,
} from '#domain/policies/details/comparison.ts';
import { withoutSame } from '#domain/policies/details/fold-text.ts';
import { fitsMatrix, textsIn } from '#domain/policies/details/object-matrix.ts';
import { Gradual } from '#ui/gradual.tsx';
import {
  CheckList,
  CoverAbout,
  coveredByCertificate,
  FactList,
  PolicyObject,
  withPositions,
} from './policy-block.tsx';
import { PolicyMatrix } from './policy-matrix.tsx';

const total = 'Til sammen';

/**
 * Objects of one kind: a table on a wide screen, which has a column for each of a few and a row for each of many, and on a
 * phone one folded card for each. The style sheet hides one of them, also from screen readers (C4.48).
 */
export function PolicyComparison({ objects }: { readonly objects: readonly InsuredObject[] }) {
  const group = objects[0]?.group ?? '';
  const comparison = compareObjects(objects);
  const caption = `${group} side om side`;
  const isFew = fitsMatrix(objects);
  const folded = (
    <Gradual items={withoutSame(objects, comparison.same)} first={2} whenOver={8}>
      {(shown) =>
        withPositions(shown).map(([place, object]) => <PolicyObject key={place} object={object} isFolded />)
      }
    </Gradual>
  );
  return (
    <section className="policy-comparison">
      <h2 className="policy-heading">
        {group} ({objects.length})
      </h2>
      <div className="policy-object">
        {isFew ? (
          <>
            <PolicyMatrix caption={caption} objects={objects} />
            {textsIn(objects).map((text) => (
              <p key={text}>{text}</p>
            ))}
          </>
        ) : (
          <>
            <SameForAll same={comparison.same} />
            <ComparisonTable caption={caption} comparison={comparison} />
            <Notes notes={comparison.notes} />
          </>
        )}
      </div>
      {/* Few objects come first, because they say what is covered; what many have in common says more. */}
      <div className="policy-page__blocks">
        {isFew && folded}
        {comparison.same.length > 0 && (
          <div className="policy-object">
            <SameForAll same={comparison.same} />
            <Notes notes={comparison.sameNotes} />
          </div>
        )}
        <Totals comparison={comparison} />
        {!isFew && folded}
      </div>
    </section>
  );
}

const Notes = ({ notes }: Pick<Comparison, 'notes'>) =>
  notes.map(({ text, terms }) => (
    <p key={text}>
      <CoverAbout about={text} terms={terms} />
    </p>
  ));

interface ComparisonTableProps {
  readonly caption: string;
  readonly comparison: Comparison;
}

function ComparisonTable({ caption, comparison: { columns, rows, totals } }: ComparisonTableProps) {
  const hasMore = rows.some(({ more }) => more.length > 0);
  const hasTotal = totals.some((one) => one !== null);
  return (
    <table>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Navn</th>
          {withPositions(columns).map(([column, label]) => (
            <th key={label} scope="col" className={amountIn(totals, column)}>
              {label}
            </th>
          ))}
          {hasMore && <th scope="col">Mer</th>}
        </tr>
      </thead>
      <tbody>
        <Gradual items={rows} first={8} whenOver={20}>
          {(shown) =>
            withPositions(shown).map(([place, { heading, about, hasDetails, cells, more }]) => (
              <tr key={place}>
                <th scope="row">
                  {heading}
                  {about && <span className="policy-object__about">{about}</span>}
                  {!hasDetails && <span className="policy-object__about">{coveredByCertificate}</span>}
                </th>
                {withPositions(cells).map(([column, cell]) => (
                  <td key={column} className={amountIn(totals, column)}>
                    {cell ? <CellText cell={cell} /> : '–'}
                  </td>
                ))}
                {hasMore && <td>{more.length > 0 ? <MoreFacts more={more} /> : '–'}</td>}
              </tr>
            ))
          }
        </Gradual>
      </tbody>
      {hasTotal && (
        <tfoot>
          <tr>
            <th scope="row">{total}</th>
            {withPositions(totals).map(([column, sum]) => (
              <td key={column} className={amountIn(totals, column)}>
                {sum ?? '–'}
              </td>
            ))}
            {hasMore && <td>–</td>}
          </tr>
        </tfoot>
      )}
    </table>
  );
}

/** Numbers that are added up end where their total does. */
const amountIn = (totals: Comparison['totals'], column: number) =>
  totals[column] ? 'policy-comparison__amount' : undefined;

const CellText = ({ cell }: { readonly cell: Cell }) =>
  cell.kind === 'text' ? cell.text : <CheckList items={cell.items} missing={cell.missing} />;

const MoreFacts = ({ more }: { readonly more: readonly LabelledCell[] }) =>
  more.map(({ label, cell }) => (
    <div key={label}>
      <span className="policy-object__about">{label}</span> <CellText cell={cell} />
    </div>
  ));

/** What would be the same in every row. */
function SameForAll({ same }: { readonly same: readonly LabelledCell[] }) {
  if (same.length === 0) return null;
  const facts = same.flatMap(({ label, cell }) =>
    cell.kind === 'text' ? [{ label, value: cell.text }] : [],
  );
  const lists = same.flatMap(({ label, cell }) => (cell.kind === 'list' ? [{ label, cell }] : []));
  return (
    <section className="policy-block">
      <h3 className="policy-heading">Likt for alle</h3>
      {facts.length > 0 && <FactList facts={facts} />}
      {lists.map(({ label, cell }) => (
        <section key={label} className="policy-block">
          <h4 className="policy-heading">{label}</h4>
          <CheckList items={cell.items} missing={cell.missing} />
        </section>
      ))}
    </section>
  );
}

/** The totals above the folded objects. */
function Totals({ comparison: { columns, totals } }: Pick<ComparisonTableProps, 'comparison'>) {
  const facts = columns.flatMap((label, column) => {
    const value = totals[column] ?? null;
    return value === null ? [] : [{ label: `${label}, ${total.toLowerCase()}`, value }];
  });
  return facts.length > 0 && <FactList facts={facts} />;
}
