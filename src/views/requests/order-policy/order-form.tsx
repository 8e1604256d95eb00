import type { ApiError } from '#domain/errors/api-error.ts';
import type { RequestField, RequestForm } from '#domain/requests/request-form.ts';
import type { SiteLink } from '#domain/site/site-link.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Form } from '#ui/form.tsx';
import { FormActions } from '#ui/form-actions.tsx';
import { Screen } from '#ui/screen.tsx';
import { RequestFailure } from '#views/requests/request-failure.tsx';
import { RequestFields } from '#views/requests/request-fields.tsx';

interface OrderFormProps {
  readonly state: string;
  readonly context: {
    readonly overview: SiteLink;
    readonly form: RequestForm;
    readonly error: ApiError | null;
  };
  readonly send: (
    event: { type: 'field.changed'; field: RequestField; value: string } | { type: 'submitted' },
  ) => void;
}

/** The page at `/bm/bestille` (B2.5, B2.88). */
export function OrderForm({ state, context: { overview, form, error }, send }: OrderFormProps) {
  return (
    <>
      <BackLink href={overview.url}>Tilbake til oversikten</BackLink>
      <Screen heading="Bestill ny forsikring">
        <p className="lead">Fortell hva dere trenger, så ringer vi deg.</p>
        <Form onSubmit={() => send({ type: 'submitted' })}>
          <RequestFields
            form={form}
            isRejected={state === 'editing.rejected'}
            hint="Skriv gjerne hva dere vil forsikre, og fra når."
            onChange={(field, value) => send({ type: 'field.changed', field, value })}
          />
          <RequestFailure state={state} error={error} />
          <FormActions label="Kontakt meg" isSending={state === 'sending'} />
        </Form>
      </Screen>
    </>
  );
}
