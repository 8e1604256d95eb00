import type { ApiError } from '#domain/errors/api-error.ts';
import { checkForm } from '#domain/fields/form-check.ts';
import type { ContactField, ContactForm } from '#domain/settings/contact-details.ts';
import { contactForm } from '#domain/shared/contact-form.ts';
import { Form } from '#ui/form.tsx';
import { FormActions } from '#ui/form-actions.tsx';
import { TextField } from '#ui/text-field.tsx';
import { contactLabels } from './labels.ts';
import { SavingFailure } from './saving-failure.tsx';

interface DetailsFormProps {
  readonly state: string;
  readonly context: { readonly form: ContactForm; readonly error: ApiError | null };
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
      {/* The keypad of a phone: a numeric one may lack '+' (B5.37). */}
      <TextField
        {...field('mobilnummer')}
        type="tel"
        autoComplete="tel"
        takesFocus={state === 'editing.filling'}
      />
      {/* Not of type email: there the browser rewrites what is typed, and the rule is ours (B5.10). */}
      <TextField {...field('epost')} inputMode="email" autoComplete="email" />
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
