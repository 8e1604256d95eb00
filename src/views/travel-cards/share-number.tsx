import { firstDigits } from '#domain/display/digits.ts';
import type { ApiError } from '#domain/errors/api-error.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { checkForm } from '#domain/fields/form-check.ts';
import { nationalIdDigits } from '#domain/person/national-id-field.ts';
import { shareTravelCardRefusals } from '#domain/travel-cards/errors.ts';
import { type ShareTravelCardTyped, shareTravelCardForm } from '#domain/travel-cards/travel-card-forms.ts';
import { DialogScreen } from '#ui/dialog-screen.tsx';
import { ErrorNotice } from '#ui/error-notice.tsx';
import { Form } from '#ui/form.tsx';
import { FormActions } from '#ui/form-actions.tsx';
import { TextField } from '#ui/text-field.tsx';

interface ShareNumberProps {
  readonly state: 'filling.typing' | 'filling.rejected' | 'filling.refused' | 'filling.failed';
  readonly context: { readonly form: ShareTravelCardTyped; readonly error: ApiError | null };
  readonly send: (
    event:
      | { type: 'field.changed'; field: 'fodselsnummer'; value: string }
      | { type: 'submitted' }
      | { type: 'dialog.dismissed' },
  ) => void;
}

/** First step of sharing (B4.24, B5.26). The field accepts at most eleven digits (B5.29). */
export function ShareNumber({ state, context: { form, error }, send }: ShareNumberProps) {
  const notice = noticeIn(shareTravelCardRefusals, error);
  return (
    <DialogScreen heading="Del reisekortet" step={{ at: 1, of: 2 }}>
      <p>Den du deler med, får et eget reisekort på forsikringen din.</p>
      <Form onSubmit={() => send({ type: 'submitted' })}>
        <TextField
          label="Fødselsnummer"
          kind="nationalId"
          value={form.fodselsnummer}
          error={numberError(state, form) ?? (state === 'filling.refused' ? notice.text : undefined)}
          onChange={(typed) =>
            send({
              type: 'field.changed',
              field: 'fodselsnummer',
              value: firstDigits(typed, nationalIdDigits),
            })
          }
        />
        {state === 'filling.failed' && <ErrorNotice notice={notice} error={error} />}
        <FormActions label="Neste" isSending={false} onCancel={() => send({ type: 'dialog.dismissed' })} />
      </Form>
    </DialogScreen>
  );
}

function numberError(state: ShareNumberProps['state'], form: ShareTravelCardTyped): string | undefined {
  const checked = checkForm(shareTravelCardForm, form);
  return state === 'filling.rejected' && !checked.ok ? checked.errors.fodselsnummer : undefined;
}
