import { Radio, RadioGroup } from '@navikt/ds-react/Radio';
import { type AccessField, type AccessTyped, accessForm } from '#domain/access/access-form.ts';
import { createRelationRefusals } from '#domain/access/errors.ts';
import type { ApiError } from '#domain/errors/api-error.ts';
import { fieldErrorIn } from '#domain/errors/refusals.ts';
import { checkForm, formErrors } from '#domain/fields/form-check.ts';
import { roleLabel, roleRights, roles } from '#domain/person/role.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Form } from '#ui/form.tsx';
import { FormActions } from '#ui/form-actions.tsx';
import { FormErrors, fieldId } from '#ui/form-errors.tsx';
import { Screen } from '#ui/screen.tsx';
import { TextField } from '#ui/text-field.tsx';
import { AddAccessFailure, type AddAccessLeaf } from './add-access-failure.tsx';

interface AddAccessProps {
  readonly state: AddAccessLeaf;
  readonly context: {
    readonly organisationName: string;
    readonly form: AccessTyped;
    readonly submittedForm: AccessTyped;
    readonly error: ApiError | null;
  };
  readonly send: (
    event:
      | { type: 'field.changed'; field: AccessField; value: string }
      | { type: 'submitted' }
      | { type: 'cancelled' },
  ) => void;
}

/** The page at `/bm/tilganger/ny`: takes a national identity number, a surname and a role (B2.91, B4.20). */
export function AddAccess({
  state,
  context: { organisationName, form, submittedForm, error },
  send,
}: AddAccessProps) {
  const errors = formErrors(state, checkForm(accessForm, form), fieldErrorIn(createRelationRefusals, error));
  const change = (field: AccessField) => (value: string) => send({ type: 'field.changed', field, value });
  return (
    <Screen heading="Gi tilgang" back={<BackLink href="#/bm/tilganger">Tilbake til tilgangene</BackLink>}>
      <p className="lead">Personen får tilgang til forsikringene til {organisationName}.</p>
      <Form onSubmit={() => send({ type: 'submitted' })}>
        <FormErrors errors={errors} />
        <TextField
          id={fieldId('fodselsnummer')}
          label="Fødselsnummer"
          kind="nationalId"
          value={form.fodselsnummer}
          error={errors.fodselsnummer}
          onChange={change('fodselsnummer')}
        />
        <TextField
          id={fieldId('etternavn')}
          label="Etternavn"
          value={form.etternavn}
          error={errors.etternavn}
          onChange={change('etternavn')}
        />
        <RadioGroup
          id={fieldId('rolle')}
          legend="Rolle"
          value={form.rolle}
          onChange={change('rolle')}
          error={errors.rolle}
        >
          {roles.map((role) => (
            <Radio key={role} value={role} description={roleRights(role)}>
              {roleLabel(role)}
            </Radio>
          ))}
        </RadioGroup>
        <AddAccessFailure
          state={state}
          surname={submittedForm.etternavn}
          organisationName={organisationName}
          error={error}
        />
        <FormActions
          label="Gi tilgang"
          isSending={state === 'sending'}
          onCancel={() => send({ type: 'cancelled' })}
        />
      </Form>
    </Screen>
  );
}
