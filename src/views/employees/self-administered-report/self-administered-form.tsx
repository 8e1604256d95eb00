import { Radio, RadioGroup } from '@navikt/ds-react/Radio';
import type { ComponentProps } from 'react';
import type { IsoDate } from '#domain/dates/calendar.ts';
import { effectiveDates } from '#domain/dates/dates.ts';
import {
  registrations,
  type SelfAdministeredChange,
  type SelfAdministeredField,
  type SelfAdministeredTyped,
  type SubmittedParts,
  selfAdministeredErrors,
} from '#domain/employees/self-administered-form.ts';
import type { FieldErrors } from '#domain/fields/form-check.ts';
import type { Site } from '#domain/site/site.ts';
import { Confirmation } from '#ui/confirmation.tsx';
import { DateField } from '#ui/date-field.tsx';
import { Form } from '#ui/form.tsx';
import { FormActions } from '#ui/form-actions.tsx';
import { FormErrors, fieldId } from '#ui/form-errors.tsx';
import { Screen } from '#ui/screen.tsx';
import { ContactFields } from '#views/employees/contact-fields.tsx';
import { ContinuationLinks } from '#views/employees/employee-report/continuation-links.tsx';
import { EmployeeListFields } from './employee-list-fields.tsx';

type RowsEvent = Parameters<ComponentProps<typeof EmployeeListFields>['send']>[0];

interface SelfAdministeredFormProps {
  readonly state: 'filling.typing' | 'filling.rejected' | 'sending';
  readonly context: {
    readonly site: Pick<Site, 'continuation'>;
    readonly organisation: string;
    readonly today: IsoDate;
    readonly form: SelfAdministeredTyped;
    readonly submitted: SubmittedParts;
    readonly addedRow: string | null;
    readonly pastedCount: number | null;
  };
  readonly send: (
    event: RowsEvent | ({ type: 'field.changed' } & SelfAdministeredChange) | { type: 'submitted' },
  ) => void;
}

/** The sentence about a row says which one, because rows have the same sentences. */
const namedErrors = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([name, sentence]) => {
      const [list, index] = name.split('.');
      return [name, list === 'ansatteInformasjon' ? `Ansatt ${Number(index) + 1}: ${sentence}` : sentence];
    }),
  );

/** The page at `/bm/admin/selvadministrert-inn-og-utmelding` (B2.9, B2.107). */
export function SelfAdministeredForm({ state, context, send }: SelfAdministeredFormProps) {
  const { site, organisation, today, form, submitted, addedRow, pastedCount } = context;
  const errors = state === 'filling.rejected' ? selfAdministeredErrors(form, today, submitted) : {};
  const field = (name: SelfAdministeredField) => ({
    id: fieldId(name),
    value: form[name],
    error: errors[name],
    onChange: (value: string) => send({ type: 'field.changed', field: name, value }),
  });
  return (
    <Screen heading="Inn- og utmelding av ansatte">
      <p className="lead">
        Meld ansatte inn i eller ut av personalforsikringen som {organisation} administrerer selv.
      </p>
      <Form onSubmit={() => send({ type: 'submitted' })}>
        <FormErrors errors={namedErrors(errors)} />
        <RadioGroup legend="Hva vil du gjøre?" {...field('innOrUtmelding')}>
          {registrations.map((registration) => (
            <Radio key={registration} value={registration}>
              {registration}
            </Radio>
          ))}
        </RadioGroup>
        {form.innOrUtmelding === 'Utmelding' && <ContinuationLinks links={site.continuation} />}
        <DateField {...field('startDate')} label="Gjelder fra" window={effectiveDates(today)} />
        <EmployeeListFields
          rows={form.ansatteInformasjon}
          addedRow={addedRow}
          pastedCount={pastedCount}
          errors={errors}
          send={send}
        />
        {form.innOrUtmelding === 'Innmelding' && (
          <Confirmation
            id={fieldId('arbeidsdyktig')}
            legend="Arbeidsdyktighet"
            label="Jeg bekrefter at alle på listen er 100 % arbeidsdyktige"
            isConfirmed={form.arbeidsdyktig}
            error={errors.arbeidsdyktig}
            onChange={(value) => send({ type: 'field.changed', field: 'arbeidsdyktig', value })}
          />
        )}
        <ContactFields phone={field('telefonnummer')} email={field('epost')} />
        <FormActions label="Send" isSending={state === 'sending'} />
      </Form>
    </Screen>
  );
}
