import { TrashIcon } from '@navikt/aksel-icons';
import { Button } from '@navikt/ds-react/Button';
import { Radio, RadioGroup } from '@navikt/ds-react/Radio';
import { memo } from 'react';
import type { EmployeeRow, RowChange } from '#domain/employees/employee-rows.ts';
import { sexes } from '#domain/employees/self-administered-form.ts';
import { fieldId } from '#ui/form-errors.tsx';
import { TextField } from '#ui/text-field.tsx';

interface EmployeeRowFieldsProps {
  readonly row: EmployeeRow;
  /** What the row is called, as 'Ansatt 2'. */
  readonly title: string;
  /** The position of the row. */
  readonly index: number;
  readonly takesFocus?: boolean;
  readonly mayDelete: boolean;
  readonly yearError: string | undefined;
  readonly sexError: string | undefined;
  readonly send: (
    event: ({ type: 'row.changed' } & RowChange) | { type: 'row.removed'; index: number },
  ) => void;
}

/** Birth year and sex of one employee (B3.55). Memoised, because a report may have a thousand rows. */
export const EmployeeRowFields = memo(function EmployeeRowFields(props: EmployeeRowFieldsProps) {
  const { row, title, index, takesFocus = false, mayDelete, yearError, sexError, send } = props;
  const name = title.toLowerCase();
  const change = (field: RowChange['field']) => (value: string) =>
    send({ type: 'row.changed', index, field, value });
  return (
    <li className="employee-row">
      <span className="employee-row__name">{title}</span>
      <TextField
        id={fieldId(`ansatteInformasjon.${index}.fodselsar`)}
        label="Fødselsår"
        of={`for ${name}`}
        kind="year"
        takesFocus={takesFocus}
        value={row.fodselsar}
        error={yearError}
        onChange={change('fodselsar')}
      />
      <RadioGroup
        id={fieldId(`ansatteInformasjon.${index}.kjonn`)}
        legend={
          <>
            Kjønn<span className="visually-hidden"> for {name}</span>
          </>
        }
        value={row.kjonn}
        error={sexError}
        onChange={change('kjonn')}
      >
        {sexes.map((sex) => (
          <Radio key={sex} value={sex}>
            {sex}
          </Radio>
        ))}
      </RadioGroup>
      {mayDelete && (
        <Button
          type="button"
          variant="tertiary"
          icon={<TrashIcon aria-hidden />}
          onClick={() => send({ type: 'row.removed', index })}
        >
          Fjern<span className="visually-hidden"> {name}</span>
        </Button>
      )}
    </li>
  );
});
