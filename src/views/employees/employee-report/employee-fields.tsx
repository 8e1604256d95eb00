import { Radio, RadioGroup } from '@navikt/ds-react/Radio';
import type { ReactNode } from 'react';
import { type EmployeeField, employeeFieldsFor } from '#domain/employees/employee-fields.ts';
import type { EmployeeChange, EmployeeTyped } from '#domain/employees/employee-report.ts';
import type { FieldErrors } from '#domain/fields/form-check.ts';
import { fieldId } from '#ui/form-errors.tsx';
import { TextField, type TextFieldProps } from '#ui/text-field.tsx';

type TextName = 'navn' | 'fnr' | 'yrke' | 'stillingsprosent' | 'adresse' | 'postnr' | 'poststed';
type QuestionName = 'arbeidsdyktig' | 'fastAnsatt' | 'jobberMinst20Prosent' | 'fastBostedsadresse';

interface EmployeeFieldsProps {
  readonly form: EmployeeTyped;
  /** The errors to show. */
  readonly errors: FieldErrors;
  readonly onChange: (change: EmployeeChange) => void;
}

/** The employee's fields; the action and the chosen insurances decide which ones are shown (B4.17, C3.3). */
export function EmployeeFields({ form, errors, onChange }: EmployeeFieldsProps) {
  const text = (field: TextName, label: string, kind?: TextFieldProps['kind']) => (
    <TextField
      key={field}
      id={fieldId(field)}
      kind={kind}
      label={label}
      value={form[field]}
      error={errors[field]}
      onChange={(value) => onChange({ field, value })}
    />
  );
  const question = (field: QuestionName, legend: string) => (
    <RadioGroup
      key={field}
      id={fieldId(field)}
      legend={legend}
      value={form[field]}
      error={errors[field]}
      onChange={(value) => onChange({ field, value })}
    >
      <Radio value={true}>Ja</Radio>
      <Radio value={false}>Nei</Radio>
    </RadioGroup>
  );
  const fields: Readonly<Record<EmployeeField, ReactNode>> = {
    fnr: text('fnr', 'Fødselsnummer', 'nationalId'),
    yrke: text('yrke', 'Yrke'),
    stillingsprosent: text('stillingsprosent', 'Stillingsprosent', 'percentage'),
    adresse: text('adresse', 'Adresse'),
    postnr: text('postnr', 'Postnummer', 'postalCode'),
    poststed: text('poststed', 'Poststed'),
    arbeidsdyktig: question('arbeidsdyktig', 'Er den ansatte 100 % arbeidsdyktig?'),
    fastAnsatt: question('fastAnsatt', 'Er den ansatte fast ansatt?'),
    jobberMinst20Prosent: question('jobberMinst20Prosent', 'Jobber den ansatte minst 20 %?'),
    fastBostedsadresse: question(
      'fastBostedsadresse',
      'Har den ansatte bodd fast i Norge de siste tre årene?',
    ),
  };
  return (
    <>
      {text('navn', 'Navn')}
      {employeeFieldsFor(form.handling, form.forsikringer).map((field) => fields[field])}
    </>
  );
}
