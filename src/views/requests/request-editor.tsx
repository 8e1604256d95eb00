import type { ApiError } from '#domain/errors/api-error.ts';
import { unknownOutcomeNotice } from '#domain/errors/general.ts';
import { noticeIn, type RefusalTable } from '#domain/errors/refusals.ts';
import type { RequestField, RequestForm } from '#domain/requests/request-form.ts';
import { ErrorNotice } from '#ui/error-notice.tsx';
import { Form } from '#ui/form.tsx';
import { FormActions } from '#ui/form-actions.tsx';
import { RequestFields } from './request-fields.tsx';

export interface RequestEditorProps {
  readonly state: 'filling.typing' | 'filling.rejected' | 'filling.failed' | 'filling.unknown' | 'sending';
  readonly context: { readonly form: RequestForm; readonly error: ApiError | null };
  readonly send: (
    event: { type: 'field.changed'; field: RequestField; value: string } | { type: 'submitted' },
  ) => void;
}

interface RequestTexts {
  readonly refusals: RefusalTable;
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
  refusals,
  hint,
  label,
}: RequestEditorProps & RequestTexts) {
  return (
    <Form onSubmit={() => send({ type: 'submitted' })}>
      <RequestFields
        form={form}
        isRejected={state === 'filling.rejected'}
        hint={hint}
        onChange={(field, value) => send({ type: 'field.changed', field, value })}
      />
      {/* The submit button below sends the request again (B8.7). */}
      {state === 'filling.failed' && <ErrorNotice notice={noticeIn(refusals, error)} error={error} />}
      {state === 'filling.unknown' && <ErrorNotice notice={unknownOutcomeNotice} error={error} />}
      <FormActions label={label} isSending={state === 'sending'} />
    </Form>
  );
}
