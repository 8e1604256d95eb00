import { ClipboardIcon, PlusIcon } from '@navikt/aksel-icons';
import { Button } from '@navikt/ds-react/Button';
import type { ComponentProps } from 'react';
import { type EmployeeRow, mayDeleteRow } from '#domain/employees/employee-rows.ts';
import type { FieldErrors } from '#domain/fields/form-check.ts';
import { Actions } from '#ui/actions.tsx';
import { FormPart } from '#ui/form-part.tsx';
import { EmployeeRowFields } from './employee-row-fields.tsx';
import { PastedTable } from './pasted-table.tsx';

type RowEvent = Parameters<ComponentProps<typeof EmployeeRowFields>['send']>[0];

interface EmployeeListFieldsProps {
  readonly rows: readonly EmployeeRow[];
  readonly addedRow: string | null;
  readonly pastedCount: number | null;
  readonly errors: FieldErrors;
  readonly send: (event: RowEvent | { type: 'row.added' | 'paste.requested' }) => void;
}

/** A longer table of pasted rows is closed at first: the rest of the form is below it. */
const longest = 20;

const addedText = (count: number): string =>
  count === 1 ? '1 ansatt er lagt til fra regnearket.' : `${count} ansatte er lagt til fra regnearket.`;

/** The employees of a report (B2.107). When a focused row is removed, focus moves to the heading. */
export function EmployeeListFields({ rows, addedRow, pastedCount, errors, send }: EmployeeListFieldsProps) {
  const placed = rows.map((row, index) => ({ row, index }));
  const pasted = placed.filter(({ row }) => row.isPasted);
  const typed = placed.filter(({ row }) => !row.isPasted);
  const mayDelete = mayDeleteRow(rows);
  return (
    <FormPart heading={rows.length > 1 ? `Ansatte (${rows.length})` : 'Ansatte'} regainsFocus>
      {pastedCount !== null && <p data-announce>{addedText(pastedCount)}</p>}
      {pasted.length > 0 && (
        <details className="pasted-rows" open={pasted.length <= longest}>
          <summary>Ansatte fra regnearket ({pasted.length})</summary>
          <PastedTable
            caption="Ansatte fra regnearket"
            kind="Ansatt"
            rows={pasted.map(({ row, index }) => ({ row, number: String(index + 1), index }))}
            mayDelete={mayDelete}
            send={send}
          />
        </details>
      )}
      {typed.length > 0 && (
        <ol className="employee-rows" start={pasted.length + 1}>
          {typed.map(({ row, index }) => (
            <EmployeeRowFields
              key={row.id}
              row={row}
              title={`Ansatt ${index + 1}`}
              index={index}
              takesFocus={row.id === addedRow}
              mayDelete={mayDelete}
              yearError={errors[`ansatteInformasjon.${index}.fodselsar`]}
              sexError={errors[`ansatteInformasjon.${index}.kjonn`]}
              send={send}
            />
          ))}
        </ol>
      )}
      <p>Har du fødselsår og kjønn i et regneark, kan du lime inn radene derfra.</p>
      <Actions>
        <Button
          type="button"
          variant="secondary"
          icon={<PlusIcon aria-hidden />}
          onClick={() => send({ type: 'row.added' })}
        >
          Legg til ansatt
        </Button>
        <Button
          type="button"
          variant="tertiary"
          icon={<ClipboardIcon aria-hidden />}
          onClick={() => send({ type: 'paste.requested' })}
        >
          Lim inn fra regneark
        </Button>
      </Actions>
    </FormPart>
  );
}
