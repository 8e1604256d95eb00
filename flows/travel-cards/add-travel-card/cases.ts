import { checkForm } from '#domain/fields/form-check.ts';
import { addTravelCardForm } from '#domain/travel-cards/travel-card-forms.ts';
import { defineCases } from '#flows/engine/walk/cases.ts';
import { addTravelCardFlow } from './flow.ts';

export const employeesCard = {
  reisekortId: 'rk-5',
  forsikringsnummer: { value: '7100005' },
  produktkode: 'N90',
  expirationDate: null,
  forsikringstaker: 'Fjordglimt Snekkeri AS',
  reisekortinnehaver: 'Kari Skogly',
  shareable: false,
};

export const addTravelCardCases = defineCases(addTravelCardFlow, {
  input: { draft: null },
  events: {
    'field.changed': [{ field: 'forsikringsnummer', value: '7100005' }],
    submitted: [{}],
    cancelled: [{}],
    'dialog.dismissed': [{}],
  },
  actors: {
    addCard: {
      operation: 'addTravelCard',
      done: { added: { status: 200, body: employeesCard } },
      failed: {
        'no such policy': {
          status: 404,
          body: { code: 'FOR4630010', message: 'Fant ingen reiseforsikring med dette nummeret' },
        },
        'no server behind the gateway': { status: 502 },
      },
      refused: { '500': { status: 500, body: { code: '500', message: 'Internal server error' } } },
    },
  },
  matters: ({ form, mayBeOutdated }) => [checkForm(addTravelCardForm, form).ok, mayBeOutdated],
});
