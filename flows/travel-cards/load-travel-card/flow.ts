import { getCardPolicy, listCardsOf, withPdfs } from '#api/travel-cards/cards-of-policy.ts';
import { generateTravelCards } from '#api/travel-cards/travel-card-changes.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { loadTravelCard } from '#machines/travel-cards/load-travel-card.ts';
import { Waiting } from '#views/shared/waiting.tsx';
import { TravelCardNotCreated } from '#views/travel-cards/travel-card-not-created.tsx';
import { TravelCardUnavailable } from '#views/travel-cards/travel-card-unavailable.tsx';

export const loadTravelCardFlow = defineFlow({
  title: 'Reisekort',
  machine: loadTravelCard,
  actors: {
    cards: ({ input }) => listCardsOf(input),
    policy: ({ input }) => getCardPolicy(input),
    async createCard({ input, signal }) {
      if (!input) return [];
      const { forsikringsnummer, produkt } = input;
      const created = await generateTravelCards([{ forsikringsnummer, produktkode: produkt }], signal);
      return withPdfs(created, forsikringsnummer);
    },
  },
  views: {
    loading: Waiting,
    deciding: 'transient',
    unavailable: TravelCardUnavailable,
    creating: Waiting,
    'notCreated.failed': TravelCardNotCreated,
    'notCreated.unknown': TravelCardNotCreated,
    loaded: 'exit',
  },
});
