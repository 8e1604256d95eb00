import type { ApiError } from '#domain/errors/api-error.ts';
import { fieldErrorIn } from '#domain/errors/refusals.ts';
import { checkForm, formErrors } from '#domain/fields/form-check.ts';
import { createInsightRefusals } from '#domain/sharing/errors.ts';
import { type SharingField, type SharingTyped, sharingForm } from '#domain/sharing/sharing-form.ts';
import { DialogScreen } from '#ui/dialog-screen.tsx';
import { Form } from '#ui/form.tsx';
import { FormActions } from '#ui/form-actions.tsx';
import { TextField } from '#ui/text-field.tsx';

interface GiveInsightProps {
  readonly state: 'filling.typing' | 'filling.rejected' | 'filling.refused' | 'sending';
  readonly context: { readonly form: SharingTyped; readonly error: ApiError | null };
  readonly send: (
    event:
      | { type: 'field.changed'; field: SharingField; value: string }
      | { type: 'submitted' }
      | { type: 'cancelled' },
  ) => void;
}

/** The form for a person's national identity number and surname (B2.94). */
export function GiveInsight({ state, context: { form, error }, send }: GiveInsightProps) {
  const errors = formErrors(
    state,
    checkForm(sharingForm(), form),
    fieldErrorIn(createInsightRefusals, error),
  );
  const change = (field: SharingField) => (value: string) => send({ type: 'field.changed', field, value });
  return (
    <DialogScreen heading="Gi innsyn til forsikringer">
      <p>Personen kan se skadeforsikringene dine og melde skade, men ikke endre eller si dem opp.</p>
      <Form onSubmit={() => send({ type: 'submitted' })}>
        <TextField
          label="Fødselsnummer"
          kind="nationalId"
          value={form.fodselsnummer}
          error={errors.fodselsnummer}
          onChange={change('fodselsnummer')}
        />
        <TextField
          label="Etternavn"
          value={form.etternavn}
          error={errors.etternavn}
          onChange={change('etternavn')}
        />
        <FormActions
          label="Gi innsyn"
          isSending={state === 'sending'}
          onCancel={() => send({ type: 'cancelled' })}
        />
      </Form>
    </DialogScreen>
  );
}
