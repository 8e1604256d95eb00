import { firstDigits } from '#domain/display/digits.ts';
import type { ApiError } from '#domain/errors/api-error.ts';
import { unknownOutcomeNotice } from '#domain/errors/general.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { checkForm, formErrors } from '#domain/fields/form-check.ts';
import { insuranceNumberDigits } from '#domain/fields/insurance-number.ts';
import { addTravelCardRefusals } from '#domain/travel-cards/errors.ts';
import { type AddTravelCardTyped, addTravelCardForm } from '#domain/travel-cards/travel-card-forms.ts';
import { DialogScreen } from '#ui/dialog-screen.tsx';
import { ErrorNotice } from '#ui/error-notice.tsx';
import { Form } from '#ui/form.tsx';
import { FormActions } from '#ui/form-actions.tsx';
import { TextField } from '#ui/text-field.tsx';

interface AddTravelCardProps {
  readonly state: 'filling.typing' | 'filling.rejected' | 'filling.failed' | 'filling.unknown' | 'sending';
  readonly context: { readonly form: AddTravelCardTyped; readonly error: ApiError | null };
  readonly send: (
    event:
      | { type: 'field.changed'; field: 'forsikringsnummer'; value: string }
      | { type: 'submitted' }
      | { type: 'cancelled' },
  ) => void;
}

/** Takes the policy number of a card, at most seven digits (B5.30, B5.31). */
export function AddTravelCard({ state, context: { form, error }, send }: AddTravelCardProps) {
  const errors = formErrors(state, checkForm(addTravelCardForm, form));
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
            send({
              type: 'field.changed',
              field: 'forsikringsnummer',
              value: firstDigits(typed, insuranceNumberDigits),
            })
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
          isSending={state === 'sending'}
          onCancel={() => send({ type: 'cancelled' })}
        />
      </Form>
    </DialogScreen>
  );
}

/** Shown for half a second before the card opens (B4.25). The text is assumed. */
export const TravelCardAdded = () => (
  <DialogScreen heading="Reisekortet er lagt til">
    <p data-announce>Nå åpner vi kortet.</p>
  </DialogScreen>
);
