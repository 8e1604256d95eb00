import { Radio, RadioGroup } from '@navikt/ds-react/Radio';
import { type AccessField, type AccessTyped, accessForm } from '#domain/access/access-form.ts';
import { createRelationRefusals } from '#domain/access/errors.ts';
import type { ApiError } from '#domain/errors/api-error.ts';
import { checkForm } from '#domain/fields/form-check.ts';
import { roleLabel, roleRights, roles } from '#domain/person/role.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Form } from '#ui/form.tsx';
import { FormActions } from '#ui/form-actions.tsx';
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

/** The server's refusals of the national identity number, by leaf. */
const nationalIdErrors: Readonly<Partial<Record<AddAccessLeaf, string>>> = {
  'filling.refused.minor': createRelationRefusals.codes.CAN_NOT_CREATE_RELASJON_MINOR.notice.text,
  'filling.refused.invalidNumber': createRelationRefusals.codes.FOEDSELSNUMMER_VALIDERER_IKKE.notice.text,
};

const surnameMismatch = createRelationRefusals.codes.FEL3710015.notice.text;

/** The page at `/bm/tilganger/ny`: takes a national identity number, a surname and a role (B2.91, B4.20). */
export function AddAccess({
  state,
  context: { organisationName, form, submittedForm, error },
  send,
}: AddAccessProps) {
  const checked = checkForm(accessForm, form);
  const errors = state === 'filling.rejected' && !checked.ok ? checked.errors : {};
  const change = (field: AccessField) => (value: string) => send({ type: 'field.changed', field, value });
  return (
    <Screen heading="Gi tilgang" back={<BackLink href="#/bm/tilganger">Tilbake til tilgangene</BackLink>}>
      <p className="lead">Personen får tilgang til forsikringene til {organisationName}.</p>
      <Form onSubmit={() => send({ type: 'submitted' })}>
        <TextField
          label="Fødselsnummer"
          kind="nationalId"
          value={form.fodselsnummer}
          error={errors.fodselsnummer ?? nationalIdErrors[state]}
          onChange={change('fodselsnummer')}
        />
        <TextField
          label="Etternavn"
          value={form.etternavn}
          error={
            errors.etternavn ?? (state === 'filling.refused.surnameMismatch' ? surnameMismatch : undefined)
          }
          onChange={change('etternavn')}
        />
        <RadioGroup legend="Rolle" value={form.rolle} onChange={change('rolle')} error={errors.rolle}>
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
          isSending={state === 'submitting'}
          onCancel={() => send({ type: 'cancelled' })}
        />
      </Form>
    </Screen>
  );
}
