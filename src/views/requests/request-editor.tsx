import type { ApiError } from '#domain/errors/api-error.ts';
import { unknownOutcomeNotice } from '#domain/errors/general.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { requestRefusals } from '#domain/requests/errors.ts';
import type { RequestField, RequestForm } from '#domain/requests/request-form.ts';
import { ErrorNotice } from '#ui/error-notice.tsx';
import { Form } from '#ui/form.tsx';
import { FormActions } from '#ui/form-actions.tsx';
import { RequestFields } from './request-fields.tsx';

export interface RequestEditorProps {
  readonly state: 'editing.filling' | 'editing.rejected' | 'editing.failed' | 'editing.unknown' | 'sending';
  readonly context: { readonly form: RequestForm; readonly error: ApiError | null };
  readonly send: (
    event: { type: 'field.changed'; field: RequestField; value: string } | { type: 'submitted' },
  ) => void;
}

interface RequestTexts {
  /** The hint of the text field. */
  readonly hint: string;
  /** The text of the submit button. */
  readonly label: string;
}

/** The form of a change and of an order (B2.84, B2.88). */
export function RequestEditor({
  state,
  context: { form, error },
  send,
  hint,
  label,
}: RequestEditorProps & RequestTexts) {
  return (
    <Form onSubmit={() => send({ type: 'submitted' })}>
      <RequestFields
        form={form}
        isRejected={state === 'editing.rejected'}
        hint={hint}
        onChange={(field, value) => send({ type: 'field.changed', field, value })}
      />
      {/* The submit button below sends the request again (B8.7). */}
      {state === 'editing.failed' && <ErrorNotice notice={noticeIn(requestRefusals, error)} error={error} />}
      {state === 'editing.unknown' && <ErrorNotice notice={unknownOutcomeNotice} error={error} />}
      <FormActions label={label} isSending={state === 'sending'} />
    </Form>
  );
}
