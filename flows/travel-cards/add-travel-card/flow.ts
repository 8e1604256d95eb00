import { addTravelCard as addCard } from '#api/travel-cards/travel-card-changes.ts';
import { checkForm, sentOf } from '#domain/fields/form-check.ts';
import { addTravelCardForm } from '#domain/travel-cards/travel-card-forms.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { addTravelCard } from '#machines/travel-cards/add-travel-card.ts';
import { AddTravelCard, TravelCardAdded } from '#views/travel-cards/add-travel-card.tsx';

export const addTravelCardFlow = defineFlow({
  title: 'Legg til reisekort',
  machine: addTravelCard,
  actors: { addCard: ({ input, signal }) => addCard(sentOf(checkForm(addTravelCardForm, input)), signal) },
  views: {
    'filling.typing': AddTravelCard,
    'filling.rejected': AddTravelCard,
    'filling.failed': AddTravelCard,
    'filling.unknown': AddTravelCard,
    sending: AddTravelCard,
    added: TravelCardAdded,
    done: 'exit',
    cancelled: 'exit',
    unknown: 'exit',
  },
  draft: ({ form }) => (form.forsikringsnummer ? form : null),
});
