import { Button } from '@navikt/ds-react/Button';
import type { ComponentProps } from 'react';
import type { IsoDate } from '#domain/dates/calendar.ts';
import { type EmployeeRow, mayDeleteRow } from '#domain/employees/employee-rows.ts';
import { faultyRows, type Pasted, pastedErrors } from '#domain/employees/pasted-employees.ts';
import type { FieldErrors } from '#domain/fields/form-check.ts';
import { Actions } from '#ui/actions.tsx';
import { Form } from '#ui/form.tsx';
import { FormErrors } from '#ui/form-errors.tsx';
import { FormPart } from '#ui/form-part.tsx';
import { Screen } from '#ui/screen.tsx';
import { EmployeeRowFields } from './employee-row-fields.tsx';
import { PastedTable } from './pasted-table.tsx';

type RowEvent = Parameters<ComponentProps<typeof EmployeeRowFields>['send']>[0];

interface PastedPreviewProps {
  readonly state: 'previewing.typing' | 'previewing.rejected';
  readonly context: {
    readonly today: IsoDate;
    readonly form: { readonly ansatteInformasjon: readonly EmployeeRow[] };
    readonly pasted: Pasted | null;
  };
  readonly send: (
    event: RowEvent | { type: 'accepted' } | { type: 'text.requested' } | { type: 'cancelled' },
  ) => void;
}

const rowsText = (count: number) => (count === 1 ? '1 rad' : `${count} rader`);

const errorsText = (count: number) =>
  count === 1
    ? '1 rad har feil, og må rettes eller fjernes.'
    : `${count} rader har feil, og må rettes eller fjernes.`;

/** The rows that were read, before they are added to the form (C4.52). The buttons are above the rows without errors. */
export function PastedPreview({ state, context, send }: PastedPreviewProps) {
  const { today, form, pasted } = context;
  // There is no preview without rows.
  const unused = pasted?.ok ? pasted.unused : [];
  const faulty = pasted?.ok ? pasted.faulty : [];
  const rows = form.ansatteInformasjon;
  const errors = state === 'previewing.rejected' ? pastedErrors(rows, today) : {};
  const errorCount = faultyRows(rows, today).length;
  const placed = rows.map((row, index) => ({
    row,
    index,
    isFaulty: faulty.includes(row.id),
  }));
  const toMend = placed.filter(({ isFaulty }) => isFaulty);
  const valid = placed.filter(({ isFaulty }) => !isFaulty);
  const mayDelete = mayDeleteRow(rows);
  return (
    <Screen heading="Se over radene" back={null}>
      <p className="lead" data-announce>
        {rowsText(rows.length)} fra regnearket.{' '}
        {errorCount === 0 ? 'Ingen har feil.' : errorsText(errorCount)}
      </p>
      {unused.length > 0 && <p>Disse kolonnene blir ikke med: {unused.join(', ')}.</p>}
      <Form onSubmit={() => send({ type: 'accepted' })}>
        <FormErrors errors={namedErrors(errors, rows)} />
        {toMend.length > 0 && (
          <FormPart heading={`Rett disse radene (${toMend.length})`} regainsFocus>
            <ol className="employee-rows">
              {toMend.map(({ row, index }) => (
                <EmployeeRowFields
                  key={row.id}
                  row={row}
                  title={`Rad ${row.id}`}
                  index={index}
                  mayDelete={mayDelete}
                  yearError={errors[`ansatteInformasjon.${index}.fodselsar`]}
                  sexError={errors[`ansatteInformasjon.${index}.kjonn`]}
                  send={send}
                />
              ))}
            </ol>
          </FormPart>
        )}
        <Actions>
          <Button type="submit">
            {rows.length === 1 ? 'Legg til 1 ansatt' : `Legg til ${rows.length} ansatte`}
          </Button>
          <Button type="button" variant="secondary" onClick={() => send({ type: 'text.requested' })}>
            Endre teksten
          </Button>
          <Button type="button" variant="tertiary" onClick={() => send({ type: 'cancelled' })}>
            Avbryt
          </Button>
        </Actions>
        {valid.length > 0 && (
          <FormPart heading={`Rader uten feil (${valid.length})`} regainsFocus>
            <PastedTable
              caption="Rader uten feil"
              kind="Rad"
              rows={valid.map(({ row, index }) => ({ row, number: row.id, index }))}
              mayDelete={mayDelete}
              send={send}
            />
          </FormPart>
        )}
      </Form>
    </Screen>
  );
}

/** The sentence about a row says which one, because rows have the same sentences. */
const namedErrors = (errors: FieldErrors, rows: readonly EmployeeRow[]): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([name, sentence]) => [
      name,
      `Rad ${rows[Number(name.split('.')[1])]?.id}: ${sentence}`,
    ]),
  );
