import { getTermsFileAddress, getTermsMetadata } from '#api/shared/terms.ts';
import { getCardPolicy } from '#api/travel-cards/cards-of-policy.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { loadTravelCardFlow } from '#flows/travel-cards/load-travel-card/flow.ts';
import { shownTravelCardFlow } from '#flows/travel-cards/shown-travel-card/flow.ts';
import { travelCard } from '#machines/travel-cards/travel-card.ts';
import { CardsOnly } from '#views/travel-cards/cards-only.tsx';
import { TravelCardAbsent, TravelCardPage } from '#views/travel-cards/travel-card-page.tsx';
import { TravelCardTerms } from '#views/travel-cards/travel-card-terms.tsx';

export const travelCardFlow = defineFlow({
  title: 'Reisekort',
  machine: travelCard,
  actors: {
    loadTravelCard: loadTravelCardFlow,
    shownTravelCard: shownTravelCardFlow,
    loadPolicy: ({ input }) => getCardPolicy(input),
    async loadTerms({ input }) {
      if (!input) return [];
      const { produkt: produktkode, periode } = input;
      const documents = await getTermsMetadata({ produktkode, fra: periode.fra });
      return documents.map((file) => ({ title: file.tittel ?? 'Vilkår', url: getTermsFileAddress(file) }));
    },
  },
  views: {
    loading: { child: 'loadTravelCard' },
    absent: TravelCardAbsent,
    'page.cards.shown': { child: 'shownTravelCard' },
    deciding: 'transient',
    'cardsOnly.notPolicyholder': CardsOnly,
    'cardsOnly.unavailable': CardsOnly,
    'cardsOnly.loading': CardsOnly,
    'page.terms.loading': TravelCardTerms,
    'page.terms.listed': TravelCardTerms,
    'page.terms.unavailable': TravelCardTerms,
    home: 'exit',
  },
  frames: { page: TravelCardPage },
});
