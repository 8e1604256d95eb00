import { Button } from '@navikt/ds-react/Button';
import { memo } from 'react';
import type { EmployeeRow } from '#domain/employees/employee-rows.ts';

interface RowProps {
  readonly row: EmployeeRow;
  /** What a row is called. */
  readonly kind: 'Rad' | 'Ansatt';
  readonly number: string;
  /** The position of the row. */
  readonly index: number;
  readonly mayDelete: boolean;
  readonly send: (event: { type: 'row.removed'; index: number }) => void;
}

interface PastedTableProps extends Pick<RowProps, 'kind' | 'mayDelete' | 'send'> {
  readonly caption: string;
  readonly rows: readonly Pick<RowProps, 'row' | 'number' | 'index'>[];
}

/** Rows from a spreadsheet that have no errors, in the preview and in the form. */
export const PastedTable = ({ caption, kind, rows, mayDelete, send }: PastedTableProps) => (
  <table className="pasted-table">
    <caption className="visually-hidden">{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{kind}</th>
        <th scope="col">Fødselsår</th>
        <th scope="col">Kjønn</th>
        {mayDelete && (
          <th scope="col">
            <span className="visually-hidden">Fjern</span>
          </th>
        )}
      </tr>
    </thead>
    <tbody>
      {rows.map((shown) => (
        <PastedRow key={shown.row.id} {...shown} kind={kind} mayDelete={mayDelete} send={send} />
      ))}
    </tbody>
  </table>
);

/** Memoised, because there may be a thousand rows. */
const PastedRow = memo(function PastedRow({ row, kind, number, index, mayDelete, send }: RowProps) {
  return (
    <tr>
      <th scope="row">{number}</th>
      <td>{row.fodselsar}</td>
      <td>{row.kjonn}</td>
      {mayDelete && (
        <td>
          <Button
            type="button"
            variant="tertiary"
            size="small"
            onClick={() => send({ type: 'row.removed', index })}
          >
            Fjern
            <span className="visually-hidden">
              {' '}
              {kind.toLowerCase()} {number}
            </span>
          </Button>
        </td>
      )}
    </tr>
  );
});
