import { checkForm } from '#domain/fields/form-check.ts';
import { requestForm } from '#domain/requests/request-form.ts';
import type { AllowedAddress } from '#domain/site/address.ts';
import { defineCases } from '#flows/engine/walk/cases.ts';
import { orderPolicyFlow } from './flow.ts';

const organisasjonsnummer = '923609016';

const relation = (rolle: string) => ({
  uuid: '5c1d2e3f-a0b1-4c2d-8e3f-a4b5c6d7e8f1',
  organisasjonsnummer,
  organisasjonsnavn: 'Fjordglimt Snekkeri AS',
  kundenavn: { fornavn: 'Astrid', etternavn: 'Nes', fulltNavn: 'Astrid Nes' },
  rolle,
});

export const orderPolicyCases = defineCases(orderPolicyFlow, {
  input: {
    mayBlock: ['0770', '0502'],
    overview: { url: '/oversikt/forsikring/mine-forsikringer' as AllowedAddress },
    draft: null,
  },
  events: {
    // Only in the moves below, which fill the form right or leave one field wrong.
    'field.changed': [],
    submitted: [{}],
    retried: [{}],
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
    directAccess: { admitted: { kind: 'admitted' } },
    loadRelations: {
      operation: 'listRelations',
      done: {
        'as a user': { status: 200, body: [relation('SKRIVE')] },
        'as a reader': { status: 200, body: [relation('LESE')] },
        none: { status: 200, body: [] },
      },
      failed: { 'internal error': { status: 500 } },
    },
    identify: {
      operation: 'getIdentification',
      done: {
        'for the organisation': { status: 200, body: { organisasjonsnummer, fodselsnummer: null } },
        'in person': { status: 200, body: { organisasjonsnummer: null, fodselsnummer: null } },
      },
      failed: { 'wrong shape': { status: 200, body: [] } },
    },
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
  matters: ({ relations, acting, form }) => ({
    role: relations && (relations[0]?.rolle ?? 'none'),
    acting,
    isRight: checkForm(requestForm, form).ok,
    isEmpty: form.telefonnummer === '',
  }),
});
