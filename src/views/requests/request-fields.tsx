import { formatPhone } from '#domain/display/phone.ts';
import { checkForm } from '#domain/fields/form-check.ts';
import { type RequestField, type RequestForm, requestForm } from '#domain/requests/request-form.ts';
import { FormErrors, fieldId } from '#ui/form-errors.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';

interface RequestFieldsProps {
  readonly form: RequestForm;
  /** Whether the form was submitted with invalid fields. */
  readonly isRejected: boolean;
  /** The hint of the text field; a warning against personal data follows it (B5.17). */
  readonly hint: string;
  readonly onChange: (field: RequestField, value: string) => void;
}

const labels: Readonly<Record<RequestField, string>> = {
  melding: 'Melding',
  telefonnummer: 'Mobilnummer',
  epost: 'E-post',
};

/** What was typed, for the receipt (C4.36). */
export function requestFacts(form: RequestForm): readonly (readonly [name: string, value: string])[] {
  const shown: RequestForm = { ...form, telefonnummer: formatPhone(form.telefonnummer) };
  return (Object.keys(labels) as RequestField[]).map((field) => [labels[field], shown[field].trim()]);
}

/** The fields of a change and of an order (B2.84, B2.88). */
export function RequestFields({ form, isRejected, hint, onChange }: RequestFieldsProps) {
  const checked = checkForm(requestForm, form);
  const errors = isRejected && !checked.ok ? checked.errors : {};
  const field = (name: RequestField) => ({
    id: fieldId(name),
    label: labels[name],
    value: form[name],
    error: errors[name],
    onChange: (value: string) => onChange(name, value),
  });
  return (
    <>
      <FormErrors errors={errors} />
      <TextArea {...field('melding')} description={`${hint} Ikke skriv personopplysninger i meldingen.`} />
      <TextField {...field('telefonnummer')} kind="phone" />
      <TextField {...field('epost')} kind="email" />
    </>
  );
}
