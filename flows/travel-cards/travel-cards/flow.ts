import { getDamageCustomer } from '#api/shared/damage-customer.ts';
import { generateTravelCards } from '#api/travel-cards/travel-card-changes.ts';
import { listTravelCards } from '#api/travel-cards/travel-cards.ts';
import { readable } from '#domain/shared/wire.ts';
import { dialogOptions } from '#domain/site/dialog-options.ts';
import { travelPolicies } from '#domain/travel-cards/travel-card-list.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { addTravelCardFlow } from '#flows/travel-cards/add-travel-card/flow.ts';
import { travelCards } from '#machines/travel-cards/travel-cards.ts';
import { Waiting } from '#views/shared/waiting.tsx';
import { TravelCardList } from '#views/travel-cards/travel-card-list.tsx';
import { TravelCardsPage, TravelCardsUnavailable } from '#views/travel-cards/travel-cards-page.tsx';

export const travelCardsFlow = defineFlow({
  title: 'Reisekort',
  machine: travelCards,
  actors: {
    loadCards: listTravelCards,
    loadPolicies: async () => travelPolicies(readable((await getDamageCustomer()).forsikringer)),
    generateCards: ({ input, signal }) => generateTravelCards(input, signal),
    addTravelCard: addTravelCardFlow,
  },
  views: {
    loading: Waiting,
    unavailable: TravelCardsUnavailable,
    'page.list.deciding': 'transient',
    'page.list.checking': TravelCardList,
    'page.list.unchecked': TravelCardList,
    'page.list.generating': TravelCardList,
    'page.list.notGenerated': TravelCardList,
    'page.list.unknown': TravelCardList,
    'page.list.complete': TravelCardList,
    'page.list.empty': TravelCardList,
    'page.dialog.shut': 'nothing',
    'page.dialog.adding': { child: 'addTravelCard' },
    openingCard: 'exit',
  },
  frames: { page: TravelCardsPage },
  dialogs: {
    'page.dialog.adding': dialogOptions({ name: 'legg-til-reisekort', description: 'Legg til et reisekort' }),
  },
});
