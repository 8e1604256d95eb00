import type { ApiError } from '#domain/errors/api-error.ts';
import { checkForm } from '#domain/fields/form-check.ts';
import type { ContactField, ContactTyped } from '#domain/settings/contact-details.ts';
import { contactForm } from '#domain/shared/contact-form.ts';
import { Form } from '#ui/form.tsx';
import { FormActions } from '#ui/form-actions.tsx';
import { TextField } from '#ui/text-field.tsx';
import { contactLabels } from './labels.ts';
import { SavingFailure } from './saving-failure.tsx';

interface DetailsFormProps {
  readonly state: string;
  readonly context: { readonly form: ContactTyped; readonly error: ApiError | null };
  readonly send: (
    event:
      | { type: 'field.changed'; field: ContactField; value: string }
      | { type: 'submitted' }
      | { type: 'cancelled' },
  ) => void;
}

export function DetailsForm({ state, context: { form, error }, send }: DetailsFormProps) {
  const checked = checkForm(contactForm, form);
  const errors = state === 'editing.rejected' && !checked.ok ? checked.errors : {};
  const field = (name: ContactField) => ({
    label: contactLabels[name],
    value: form[name],
    error: errors[name],
    onChange: (value: string) => send({ type: 'field.changed', field: name, value }),
  });
  return (
    <Form onSubmit={() => send({ type: 'submitted' })}>
      <TextField {...field('mobilnummer')} kind="phone" takesFocus={state === 'editing.filling'} />
      <TextField {...field('epost')} kind="email" />
      <SavingFailure state={state} error={error} />
      <FormActions
        label="Lagre"
        isSending={state === 'saving'}
        announcement="Lagrer kontaktinformasjonen …"
        onCancel={() => send({ type: 'cancelled' })}
      />
    </Form>
  );
}
