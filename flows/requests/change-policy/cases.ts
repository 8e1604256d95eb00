import { checkForm } from '#domain/fields/form-check.ts';
import { policyWithNumber } from '#domain/requests/policies-to-change.ts';
import { requestForm } from '#domain/requests/request-form.ts';
import { defineCases } from '#flows/engine/walk/cases.ts';
import { changeable, changeSite } from '#flows/requests/load-changeable-policies/cases.ts';
import { changePolicyFlow } from './flow.ts';

export const changePolicyCases = defineCases(changePolicyFlow, {
  input: { site: changeSite, number: '7020001', draft: null },
  events: {
    // The field changes are in the moves below: one fills in a valid form, the other a form with an invalid field.
    'field.changed': [],
    submitted: [{}],
  },
  moves: {
    'fills in the form': [
      { type: 'field.changed', field: 'melding', value: 'Vi har ansatt tre til.' },
      { type: 'field.changed', field: 'telefonnummer', value: '912 34 567' },
      { type: 'field.changed', field: 'epost', value: 'astrid@snekkeri.example' },
    ],
    'types a wrong phone number': [{ type: 'field.changed', field: 'telefonnummer', value: '21000000' }],
  },
  actors: {
    loadChangeablePolicies: changeable,
    changePolicy: {
      operation: 'changePolicy',
      done: { sent: { status: 204 } },
      failed: {
        'internal error': { status: 500 },
        'no right to write': { status: 403 },
        'no such policy': { status: 404 },
        'no server behind the gateway': { status: 502 },
      },
    },
  },
  matters: ({ customer, number, form }) => ({
    policy: policyWithNumber(customer, number)?.href,
    isValid: checkForm(requestForm, form).ok,
    isEmpty: form.telefonnummer === '',
  }),
});
