import { Link } from '@navikt/ds-react/Link';
import { Tag } from '@navikt/ds-react/Tag';
import { Fragment, type ReactNode } from 'react';
import { formatKroner } from '#domain/display/amounts.ts';
import type { BusinessRow } from '#domain/overview/business.ts';
import type { businessGroups } from '#domain/overview/business-groups.ts';
import { type SortColumn, type Sorting, sortRows } from '#domain/overview/business-order.ts';
import type { overviewTotal } from '#domain/overview/overview-total.ts';

const columns = [
  { column: 'title', name: 'Forsikring' },
  { column: 'premiePerAr', name: 'Per år' },
  { column: 'premie', name: 'Per termin' },
] as const;

export interface BusinessTableProps {
  readonly sorting: Sorting | null;
  readonly onSort: (column: SortColumn) => void;
  readonly openGroups: readonly string[];
  readonly onGroup: (key: string) => void;
  /** Null if the rows have no groups. */
  readonly groups: ReturnType<typeof businessGroups>;
  readonly rows: readonly BusinessRow[];
  readonly total: ReturnType<typeof overviewTotal>;
  /** The name of the row with the total. */
  readonly totalName: string;
}

/**
 * Uses only the style sheet of Aksel's table, whose code also has folding rows (0030). The roles are those of the elements:
 * WebKit drops them where the style sheet changes `display`, on a phone.
 */
export function BusinessTable(props: BusinessTableProps) {
  const { rows, groups, total, totalName, sorting, onSort, openGroups, onGroup } = props;
  return (
    <div className="overview">
      <table role="table" className="aksel-table aksel-table--small" aria-label="Forsikringer">
        <thead className="aksel-table__header">
          <tr role="row" className="aksel-table__row">
            {columns.map(({ column, name }) => (
              <ColumnHead
                key={column}
                name={name}
                isAmount={column !== 'title'}
                direction={sorting?.column === column ? sorting.direction : 'none'}
                onSort={rows.length > 1 ? () => onSort(column) : null}
              />
            ))}
          </tr>
        </thead>
        {groups?.map(({ key, heading, rows: members, size, ...sums }) => (
          <Fragment key={key}>
            <tbody className="aksel-table__body">
              <tr role="row" className="aksel-table__row">
                <th scope="rowgroup" role="rowheader" className="aksel-table__header-cell aksel-label">
                  <span className="fold">
                    <button
                      type="button"
                      aria-expanded={openGroups.includes(key)}
                      onClick={() => onGroup(key)}
                    >
                      {heading} ({members.length})
                    </button>
                  </span>
                </th>
                <Amount kroner={sums.premiePerAr} size={size} />
                <Amount kroner={sums.premie} />
              </tr>
            </tbody>
            <tbody className="folded" hidden={!openGroups.includes(key)}>
              {members.map((row) => (
                <Row key={row.href} row={row} />
              ))}
            </tbody>
          </Fragment>
        ))}
        <tbody className="aksel-table__body">
          {groups === null && sortRows(rows, sorting).map((row) => <Row key={row.href} row={row} />)}
          {total && (
            <tr role="row" className="aksel-table__row overview__total">
              <RowHead>{totalName}</RowHead>
              <Amount kroner={total.premiePerAr} />
              <Amount kroner={total.premie} />
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row }: { readonly row: BusinessRow }) {
  const { title, subtitle, labelText, href, premiePerAr, premie } = row;
  return (
    <tr role="row" className="aksel-table__row overview__row">
      <RowHead>
        <Link href={href}>
          {title}
          {subtitle && <span className="overview__subtitle"> {subtitle}</span>}
        </Link>{' '}
        {labelText && (
          <Tag variant="info" size="small">
            {labelText}
          </Tag>
        )}
      </RowHead>
      <Amount kroner={premiePerAr} />
      <Amount kroner={premie} />
    </tr>
  );
}

const RowHead = ({ children }: { readonly children: ReactNode }) => (
  <th scope="row" role="rowheader" className="aksel-table__header-cell aksel-label">
    {children}
  </th>
);

interface ColumnHeadProps {
  readonly name: string;
  readonly isAmount: boolean;
  readonly direction: 'none' | Sorting['direction'];
  /** Null where there is nothing to sort. */
  readonly onSort: (() => void) | null;
}

/** Its arrow is in the style sheet: three icons of Aksel's would weigh half a kilobyte. */
function ColumnHead({ name, isAmount, direction, onSort }: ColumnHeadProps) {
  return (
    <th
      scope="col"
      role="columnheader"
      aria-sort={onSort ? direction : undefined}
      className={`aksel-table__header-cell aksel-label ${isAmount ? 'aksel-table__header-cell--align-right' : ''}`}
    >
      {onSort ? (
        <button type="button" className="aksel-table__sort-button" onClick={onSort}>
          {name}
        </button>
      ) : (
        name
      )}
    </th>
  );
}

interface AmountProps {
  readonly kroner: number | null;
  /** The length of a bar below the amount, above 0 to 1; null for none. */
  readonly size?: number | null;
}

const Amount = ({ kroner, size = null }: AmountProps) => (
  <td role="cell" className="aksel-table__data-cell aksel-table__data-cell--align-right aksel-body-short">
    {formatKroner(kroner)}
    {size !== null && (
      <span className="overview__bar" style={{ backgroundSize: `max(1px, ${size * 100}%) 100%` }} />
    )}
  </td>
);
