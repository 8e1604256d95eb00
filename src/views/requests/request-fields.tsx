import { checkForm } from '#domain/fields/form-check.ts';
import { type RequestField, type RequestForm, requestForm } from '#domain/requests/request-form.ts';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';

interface RequestFieldsProps {
  readonly form: RequestForm;
  /** Whether the customer wanted to send it as it is. */
  readonly isRejected: boolean;
  /** What to write; B5.17 adds what not to. */
  readonly hint: string;
  readonly onChange: (field: RequestField, value: string) => void;
}

/** What a change and an order ask for (B2.84, B2.88). */
export function RequestFields({ form, isRejected, hint, onChange }: RequestFieldsProps) {
  const checked = checkForm(requestForm, form);
  const errors = isRejected && !checked.ok ? checked.errors : {};
  const field = (name: RequestField) => ({
    value: form[name],
    error: errors[name],
    onChange: (value: string) => onChange(name, value),
  });
  return (
    <>
      <TextArea
        {...field('melding')}
        label="Melding"
        description={`${hint} Ikke skriv personopplysninger i meldingen.`}
      />
      <TextField {...field('telefonnummer')} label="Mobilnummer" takes="phone" />
      <TextField {...field('epost')} label="E-post" takes="email" />
    </>
  );
}
