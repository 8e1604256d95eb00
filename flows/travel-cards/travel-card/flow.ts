import { generateTravelCards } from '#api/travel-cards/travel-card-changes.ts';
import { directAccessFlow } from '#flows/arriving/direct-access/flow.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { loadCards, loadPolicy, shownCards } from '#flows/travel-cards/card-calls.ts';
import { shownTravelCardFlow } from '#flows/travel-cards/shown-travel-card/flow.ts';
import { travelCard } from '#machines/travel-cards/travel-card.ts';
import { Waiting } from '#views/shared/waiting.tsx';
import { TravelCardAbsent } from '#views/travel-cards/travel-card-absent.tsx';
import { TravelCardNotCreated } from '#views/travel-cards/travel-card-not-created.tsx';
import { TravelCardUnavailable } from '#views/travel-cards/travel-card-unavailable.tsx';

export const travelCardFlow = defineFlow({
  title: 'Reisekort',
  machine: travelCard,
  actors: {
    directAccess: directAccessFlow,
    cards: loadCards,
    policy: loadPolicy,
    async createCard({ input, signal }) {
      if (!input) return [];
      const { forsikringsnummer, produkt } = input;
      const created = await generateTravelCards([{ forsikringsnummer, produktkode: produkt }], signal);
      return shownCards(created, forsikringsnummer);
    },
    shownTravelCard: shownTravelCardFlow,
  },
  views: {
    arriving: { child: 'directAccess' },
    loading: Waiting,
    deciding: 'passing',
    unavailable: TravelCardUnavailable,
    creating: Waiting,
    created: 'passing',
    'notCreated.failed': TravelCardNotCreated,
    'notCreated.unknown': TravelCardNotCreated,
    absent: TravelCardAbsent,
    shown: { child: 'shownTravelCard' },
    home: 'exit',
  },
});
