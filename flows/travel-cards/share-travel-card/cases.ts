import { checkForm } from '#domain/fields/form-check.ts';
import { shareTravelCardForm } from '#domain/travel-cards/travel-card-forms.ts';
import { defineCases } from '#flows/engine/walk/cases.ts';
import { policyNumber } from '#flows/travel-cards/travel-card/cases.ts';
import { shareTravelCardFlow } from './flow.ts';

export const shareTravelCardCases = defineCases(shareTravelCardFlow, {
  input: { forsikringsnummer: policyNumber },
  events: {
    'field.changed': [
      // The numbers are invented: the second one has an invalid month.
      { field: 'fodselsnummer', value: '0590121' },
      { field: 'fodselsnummer', value: '05901210022' },
    ],
    submitted: [{}],
    confirmed: [{}],
    back: [{}],
    finished: [{}],
    'dialog.dismissed': [{}],
  },
  actors: {
    shareCard: {
      operation: 'shareTravelCard',
      done: { shared: { status: 204 } },
      failed: {
        "the server's message about the number": {
          status: 400,
          body: { code: '400', message: 'Personen bor ikke sammen med forsikringstakeren' },
        },
        "the server's message": { status: 409, body: { code: 'FOR4630099', message: 'Kortet er sperret.' } },
      },
    },
  },
  matters({ form }) {
    const checked = checkForm(shareTravelCardForm, form);
    return checked.ok ? 'valid' : checked.errors;
  },
});
