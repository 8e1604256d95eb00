import { Button } from '@navikt/ds-react/Button';
import type { ContactField, ContactForm } from '#domain/contact-details.ts';
import type { ApiError } from '#domain/errors/api-error.ts';
import { checkForm } from '#domain/fields/form-check.ts';
import { contactForm } from '#domain/forms/contact-form.ts';
import { Actions } from '#ui/actions.tsx';
import { Form } from '#ui/form.tsx';
import { TextField } from '#ui/text-field.tsx';
import { contactLabels } from './labels.ts';
import { SavingFailure } from './saving-failure.tsx';

interface DetailsFormProps {
  readonly state: string;
  readonly form: ContactForm;
  readonly error: ApiError | null;
  readonly send: (
    event:
      | { type: 'field.changed'; field: ContactField; value: string }
      | { type: 'submitted' }
      | { type: 'cancelled' },
  ) => void;
}

export function DetailsForm({ state, form, error, send }: DetailsFormProps) {
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
      {/* B5.37 */}
      <TextField {...field('mobilnummer')} type="tel" inputMode="numeric" autoComplete="tel" />
      {/* Not of type email: there the browser rewrites what is typed, and the rule is ours (B5.10). */}
      <TextField {...field('epost')} inputMode="email" autoComplete="email" />
      <SavingFailure state={state} error={error} />
      <Actions>
        {/* Not disabled while it loads: the button would lose focus; the chart takes one press only. */}
        <Button type="submit" loading={state === 'saving'} disabled={false}>
          Lagre
        </Button>
        <Button type="button" variant="tertiary" onClick={() => send({ type: 'cancelled' })}>
          Avbryt
        </Button>
      </Actions>
      {/* Not 'Vent Litt': other cards of the page may say that. */}
      {state === 'saving' && (
        <p className="visually-hidden" data-announce>
          Lagrer kontaktinformasjonen
        </p>
      )}
    </Form>
  );
}
