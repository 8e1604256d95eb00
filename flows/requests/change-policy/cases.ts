import { checkForm } from '#domain/fields/form-check.ts';
import { policyWithNumber } from '#domain/requests/policies-to-change.ts';
import { requestForm } from '#domain/requests/request-form.ts';
import { defineCases } from '#flows/engine/walk/cases.ts';
import { contacts } from '#flows/fixtures/contacts.ts';
import { noRole } from '#flows/fixtures/no-role.ts';
import { changeable, changeSite } from '#flows/requests/load-changeable-policies/cases.ts';
import { requestMoves } from '#flows/requests/order-policy/cases.ts';
import { changePolicyFlow } from './flow.ts';

export const changePolicyCases = defineCases(changePolicyFlow, {
  input: { site: changeSite, number: '7020001', draft: null },
  events: {
    // Only in the moves.
    'field.changed': [],
    submitted: [{}],
  },
  moves: requestMoves,
  actors: {
    noAccess: {},
    loadContact: contacts,
    loadChangeablePolicies: changeable,
    changePolicy: {
      operation: 'changePolicy',
      done: { sent: { status: 204 } },
      failed: {
        'internal error': { status: 500 },
        'no right to write': { status: 403 },
        'no role': noRole,
        'no such policy': { status: 404 },
        'no server behind the gateway': { status: 502 },
      },
    },
  },
  endedByVisitor: ['noAccess'],
  matters: ({ customer, number, form }) => ({
    policy: policyWithNumber(customer, number)?.href,
    isValid: checkForm(requestForm, form).ok,
    isEmpty: form.telefonnummer === '',
  }),
});
