import { checkForm } from '#domain/fields/form-check.ts';
import { type ContactTyped, mayEditDetails } from '#domain/settings/contact-details.ts';
import { contactForm } from '#domain/shared/contact-form.ts';
import { changesOf, defineCases } from '#flows/engine/walk/cases.ts';
import { contactDetailsFlow } from './flow.ts';

const person = { kundenummer: '3000010' };
const damage = { kundenummer: '1000010', transaksjonsId: 'a1' };

const given = { mobilnummer: '41234567', epost: 'kari.skogly@epost.example' };
const notGiven = { mobilnummer: null, epost: null };

/** A valid form. */
export const filledDetails: ContactTyped = { mobilnummer: '+47 400 00 001', epost: 'ny@post.example' };

export const contactDetailsCases = defineCases(contactDetailsFlow, {
  input: { draft: null, visitor: { isBusiness: false, isBroker: false } },
  events: {
    'edit.requested': [{}],
    // Sent only by the moves below. They fill in a valid form, or a form with one invalid field.
    'field.changed': [],
    submitted: [{}],
    cancelled: [{}],
    finished: [{}],
    retried: [{}],
  },
  moves: {
    'fills in new details': changesOf(filledDetails),
    'types a wrong phone number': changesOf({ mobilnummer: '2234' }),
    'types a wrong e-mail address': changesOf({ epost: 'kari' }),
  },
  actors: {
    getContactInfo: {
      operation: 'getContactInfo',
      done: {
        'a customer with both records': {
          status: 200,
          body: {
            ...given,
            personkundenummerAndTransaksjonsId: person,
            skadekundenummerAndTransaksjonsId: damage,
          },
        },
        'a foreign phone number': {
          status: 200,
          body: { ...given, mobilnummer: '+4540000000', skadekundenummerAndTransaksjonsId: damage },
        },
        'a person customer without details': {
          status: 200,
          body: { ...notGiven, personkundenummerAndTransaksjonsId: person },
        },
        'a visitor who is not a customer': { status: 200, body: given },
      },
      failed: {
        'internal error': { status: 500 },
        maintenance: { status: 500, body: { code: 'INS00002' } },
        'wrong shape': { status: 200, body: { ...given, mobilnummer: 41234567 } },
      },
    },
    updateContactInfo: {
      operation: 'updateContactInfo',
      done: { saved: { status: 204 } },
      failed: {
        'internal error': { status: 500 },
        'not for a business': { status: 403 },
        'no server behind the gateway': { status: 502 },
      },
    },
  },
  // Which field is invalid does not matter: the same events are possible.
  matters: ({ details, visitor, form, mayBeOutdated }) => ({
    hasDetails: details !== null,
    mayEdit: mayEditDetails(details, visitor),
    isValid: checkForm(contactForm, form).ok,
    mayBeOutdated,
  }),
});
