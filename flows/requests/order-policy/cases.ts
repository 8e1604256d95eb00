import { checkForm } from '#domain/fields/form-check.ts';
import { organisationOf } from '#domain/person/representative.ts';
import { requestForm } from '#domain/requests/request-form.ts';
import type { AllowedAddress } from '#domain/site/address.ts';
import { defineCases } from '#flows/engine/walk/cases.ts';
import { representatives } from '#flows/fixtures/representatives.ts';
import { orderPolicyFlow } from './flow.ts';

export const orderPolicyCases = defineCases(orderPolicyFlow, {
  input: {
    site: {
      overview: { url: '/oversikt/forsikring/mine-forsikringer' as AllowedAddress },
      phone: '+4721000000',
    },
    draft: null,
  },
  events: {
    // The field changes are in the moves below: one fills in a valid form, the other a form with an invalid field.
    'field.changed': [],
    submitted: [{}],
  },
  moves: {
    'fills in the form': [
      { type: 'field.changed', field: 'melding', value: 'Vi har fått ny varebil.' },
      { type: 'field.changed', field: 'telefonnummer', value: '912 34 567' },
      { type: 'field.changed', field: 'epost', value: 'astrid@snekkeri.example' },
    ],
    'types a wrong phone number': [{ type: 'field.changed', field: 'telefonnummer', value: '21000000' }],
  },
  actors: {
    loadRepresentative: representatives,
    orderPolicy: {
      operation: 'orderPolicy',
      done: { sent: { status: 204 } },
      failed: {
        'internal error': { status: 500 },
        'no right to write': { status: 403 },
        'no server behind the gateway': { status: 502 },
      },
    },
  },
  matters: ({ representative, form }) => ({
    organisation: representative && organisationOf(representative),
    isValid: checkForm(requestForm, form).ok,
    isEmpty: form.telefonnummer === '',
  }),
});
