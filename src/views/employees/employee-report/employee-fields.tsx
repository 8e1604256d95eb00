import { Radio, RadioGroup } from '@navikt/ds-react/Radio';
import type { ReactNode } from 'react';
import {
  type EmployeeChange,
  type EmployeeField,
  type EmployeeQuestion,
  type EmployeeTextField,
  type EmployeeTyped,
  employeeFieldsFor,
} from '#domain/employees/employee-report-form.ts';
import type { FieldErrors } from '#domain/fields/form-check.ts';
import { fieldId } from '#ui/form-errors.tsx';
import { TextField, type TextFieldProps } from '#ui/text-field.tsx';

/** The fields that `EmployeeReportForm` shows. */
type FieldElsewhere = 'handling' | 'gjelderFra' | 'forsikringer' | 'tlf' | 'epost';

const questions: Readonly<Record<EmployeeQuestion, string>> = {
  arbeidsdyktig: 'Er den ansatte 100 % arbeidsdyktig?',
  fastAnsatt: 'Er den ansatte fast ansatt?',
  jobberMinst20Prosent: 'Jobber den ansatte minst 20 %?',
  fastBostedsadresse: 'Har den ansatte bodd fast i Norge de siste tre årene?',
};

/** The errors with each question in place of its sentence, because questions without an answer have the same one. */
export const withQuestions = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([field, sentence]) => [
      field,
      Object.hasOwn(questions, field) ? questions[field as EmployeeQuestion] : sentence,
    ]),
  );

interface EmployeeFieldsProps {
  readonly form: EmployeeTyped;
  /** The errors to show. */
  readonly errors: FieldErrors;
  readonly onChange: (change: EmployeeChange) => void;
}

/** The employee's fields; the action and the chosen insurances decide which ones are shown (B4.17, C3.3). */
export function EmployeeFields({ form, errors, onChange }: EmployeeFieldsProps) {
  const text = (field: EmployeeTextField, label: string, kind?: TextFieldProps['kind']) => (
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
  const question = (field: EmployeeQuestion) => (
    <RadioGroup
      key={field}
      id={fieldId(field)}
      legend={questions[field]}
      value={form[field]}
      error={errors[field]}
      onChange={(value) => onChange({ field, value })}
    >
      <Radio value={true}>Ja</Radio>
      <Radio value={false}>Nei</Radio>
    </RadioGroup>
  );
  const always: Readonly<Record<Exclude<keyof EmployeeTyped, EmployeeField | FieldElsewhere>, ReactNode>> = {
    navn: text('navn', 'Navn'),
  };
  const fields: Readonly<Record<EmployeeField, ReactNode>> = {
    fnr: text('fnr', 'Fødselsnummer', 'nationalId'),
    yrke: text('yrke', 'Yrke'),
    stillingsprosent: text('stillingsprosent', 'Stillingsprosent', 'percentage'),
    adresse: text('adresse', 'Adresse'),
    postnr: text('postnr', 'Postnummer', 'postalCode'),
    poststed: text('poststed', 'Poststed'),
    arbeidsdyktig: question('arbeidsdyktig'),
    fastAnsatt: question('fastAnsatt'),
    jobberMinst20Prosent: question('jobberMinst20Prosent'),
    fastBostedsadresse: question('fastBostedsadresse'),
  };
  return (
    <>
      {Object.values(always)}
      {employeeFieldsFor(form.handling, form.forsikringer).map((field) => fields[field])}
    </>
  );
}
