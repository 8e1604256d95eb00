import { firstDigits } from '#domain/display/digits.ts';
import type { ApiError } from '#domain/errors/api-error.ts';
import { unknownOutcomeNotice } from '#domain/errors/general.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { checkForm } from '#domain/fields/form-check.ts';
import { insuranceNumberDigits } from '#domain/fields/insurance-number.ts';
import { addTravelCardRefusals } from '#domain/travel-cards/errors.ts';
import { type AddTravelCardTyped, addTravelCardForm } from '#domain/travel-cards/travel-card-forms.ts';
import { DialogScreen } from '#ui/dialog-screen.tsx';
import { ErrorNotice } from '#ui/error-notice.tsx';
import { Form } from '#ui/form.tsx';
import { FormActions } from '#ui/form-actions.tsx';
import { TextField } from '#ui/text-field.tsx';

interface AddTravelCardProps {
  readonly state: 'filling.typing' | 'filling.rejected' | 'filling.failed' | 'filling.unknown' | 'submitting';
  readonly context: { readonly form: AddTravelCardTyped; readonly error: ApiError | null };
  readonly send: (
    event: { type: 'number.changed'; value: string } | { type: 'submitted' } | { type: 'cancelled' },
  ) => void;
}

/** Takes the policy number of a card, at most seven digits (B5.30, B5.31). */
export function AddTravelCard({ state, context: { form, error }, send }: AddTravelCardProps) {
  const checked = checkForm(addTravelCardForm, form);
  const errors = state === 'filling.rejected' && !checked.ok ? checked.errors : {};
  return (
    <DialogScreen heading="Legg til reisekort">
      <p>Er du forsikret gjennom jobben, får du forsikringsnummeret av arbeidsgiveren din.</p>
      <Form onSubmit={() => send({ type: 'submitted' })}>
        <TextField
          label="Forsikringsnummer"
          kind="policyNumber"
          value={form.forsikringsnummer}
          error={errors.forsikringsnummer}
          onChange={(typed) =>
            send({ type: 'number.changed', value: firstDigits(typed, insuranceNumberDigits) })
          }
        />
        {state === 'filling.failed' && (
          <ErrorNotice notice={noticeIn(addTravelCardRefusals, error)} error={error} />
        )}
        {state === 'filling.unknown' && (
          <ErrorNotice notice={unknownOutcomeNotice} error={error}>
            <p>Reisekortet kan være lagt til likevel. Se i listen før du prøver igjen.</p>
          </ErrorNotice>
        )}
        <FormActions
          label="Legg til"
          isSending={state === 'submitting'}
          onCancel={() => send({ type: 'cancelled' })}
        />
      </Form>
    </DialogScreen>
  );
}
