import { PlusIcon } from '@navikt/aksel-icons';
import { Button } from '@navikt/ds-react/Button';
import type { ComponentProps } from 'react';
import { type EmployeeRow, mayDeleteRow } from '#domain/employees/employee-rows.ts';
import type { FieldErrors } from '#domain/fields/form-check.ts';
import { FormPart } from '#ui/form-part.tsx';
import { EmployeeRowFields } from './employee-row-fields.tsx';

type RowEvent = Parameters<ComponentProps<typeof EmployeeRowFields>['send']>[0];

interface EmployeeListFieldsProps {
  readonly rows: readonly EmployeeRow[];
  readonly addedRow: string | null;
  readonly errors: FieldErrors;
  readonly send: (event: RowEvent | { type: 'row.added' }) => void;
}

/** The employees of a report (B2.107). When a focused row is removed, focus moves to the heading. */
export function EmployeeListFields({ rows, addedRow, errors, send }: EmployeeListFieldsProps) {
  return (
    <FormPart heading={`Ansatte (${rows.length})`} regainsFocus>
      <ol className="employee-rows">
        {rows.map((row, index) => (
          <EmployeeRowFields
            key={row.id}
            row={row}
            index={index}
            takesFocus={row.id === addedRow}
            mayDelete={mayDeleteRow(rows)}
            yearError={errors[`ansatteInformasjon.${index}.fodselsar`]}
            sexError={errors[`ansatteInformasjon.${index}.kjonn`]}
            send={send}
          />
        ))}
      </ol>
      <Button
        type="button"
        variant="secondary"
        icon={<PlusIcon aria-hidden />}
        onClick={() => send({ type: 'row.added' })}
      >
        Legg til ansatt
      </Button>
    </FormPart>
  );
}
