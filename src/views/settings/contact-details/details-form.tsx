import type { ApiError } from '#domain/errors/api-error.ts';
import { unknownOutcomeNotice } from '#domain/errors/general.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { checkForm, formErrors } from '#domain/fields/form-check.ts';
import type { ContactField, ContactTyped } from '#domain/settings/contact-details.ts';
import { updateContactInfoRefusals } from '#domain/settings/errors.ts';
import { contactForm } from '#domain/shared/contact-form.ts';
import { ErrorNotice } from '#ui/error-notice.tsx';
import { Form } from '#ui/form.tsx';
import { FormActions } from '#ui/form-actions.tsx';
import { TextField } from '#ui/text-field.tsx';
import { contactLabels } from './details-list.tsx';

interface DetailsFormProps {
  readonly state: 'filling.typing' | 'filling.rejected' | 'filling.failed' | 'filling.unknown' | 'sending';
  readonly context: { readonly form: ContactTyped; readonly error: ApiError | null };
  readonly send: (
    event:
      | { type: 'field.changed'; field: ContactField; value: string }
      | { type: 'submitted' }
      | { type: 'cancelled' },
  ) => void;
}

export function DetailsForm({ state, context: { form, error }, send }: DetailsFormProps) {
  const errors = formErrors(state, checkForm(contactForm, form));
  const field = (name: ContactField) => ({
    label: contactLabels[name],
    value: form[name],
    error: errors[name],
    onChange: (value: string) => send({ type: 'field.changed', field: name, value }),
  });
  return (
    <Form onSubmit={() => send({ type: 'submitted' })}>
      <TextField {...field('mobilnummer')} kind="phone" takesFocus={state === 'filling.typing'} />
      <TextField {...field('epost')} kind="email" />
      {/* The submit button below sends the details again (B8.37). */}
      {state === 'filling.failed' && (
        <ErrorNotice notice={noticeIn(updateContactInfoRefusals, error)} error={error} />
      )}
      {state === 'filling.unknown' && (
        <ErrorNotice notice={unknownOutcomeNotice} error={error}>
          Vi vet ikke om kontaktinformasjonen ble lagret. Sjekk nettforbindelsen og prøv igjen.
        </ErrorNotice>
      )}
      <FormActions
        label="Lagre"
        isSending={state === 'sending'}
        announcement="Lagrer kontaktinformasjonen …"
        onCancel={() => send({ type: 'cancelled' })}
      />
    </Form>
  );
}
