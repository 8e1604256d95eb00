import { checkForm } from '#domain/fields/form-check.ts';
import { organisationOf } from '#domain/person/representative.ts';
import { type RequestForm, requestForm } from '#domain/requests/request-form.ts';
import type { AllowedAddress } from '#domain/site/address.ts';
import { changesOf, defineCases } from '#flows/engine/walk/cases.ts';
import { contacts } from '#flows/fixtures/contacts.ts';
import { noRole } from '#flows/fixtures/no-role.ts';
import { representatives } from '#flows/fixtures/representatives.ts';
import { orderPolicyFlow } from './flow.ts';

/** A valid form of a change or an order. */
export const filledRequest: RequestForm = {
  melding: 'Vi har fått ny varebil.',
  telefonnummer: '912 34 567',
  epost: 'astrid@snekkeri.example',
};

/** The moves of a change and of an order: a valid form, and a form with each invalid value. */
export const requestMoves = {
  'fills in the form': changesOf(filledRequest),
  'types a wrong phone number': changesOf({ telefonnummer: '21000000' }),
  'types a wrong e-mail address': changesOf({ epost: 'nei' }),
};

export const orderPolicyCases = defineCases(orderPolicyFlow, {
  input: {
    site: {
      overview: { url: '/oversikt/forsikring/mine-forsikringer' as AllowedAddress },
      phone: '+4721000000',
    },
    draft: null,
  },
  events: {
    // Only in the moves.
    'field.changed': [],
    submitted: [{}],
  },
  moves: requestMoves,
  actors: {
    noAccess: {},
    loadContact: contacts,
    loadRepresentative: representatives,
    orderPolicy: {
      operation: 'orderPolicy',
      done: { sent: { status: 204 } },
      failed: {
        'internal error': { status: 500 },
        'no right to write': { status: 403 },
        'no role': noRole,
        'no server behind the gateway': { status: 502 },
      },
    },
  },
  endedByVisitor: ['noAccess'],
  matters: ({ representative, form }) => ({
    organisation: representative && organisationOf(representative),
    isValid: checkForm(requestForm, form).ok,
    isEmpty: form.telefonnummer === '',
  }),
});
