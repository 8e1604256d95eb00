import { listCardsOf } from '#api/travel-cards/cards-of-policy.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { travelCardDialog } from '#machines/travel-cards/travel-card-dialog.ts';
import { TravelCardDialog } from '#views/travel-cards/travel-card-dialog.tsx';

export const travelCardDialogFlow = defineFlow({
  title: 'Reisekort',
  machine: travelCardDialog,
  actors: { loadCards: ({ input }) => listCardsOf(input) },
  views: {
    loading: TravelCardDialog,
    unavailable: TravelCardDialog,
    absent: TravelCardDialog,
    shown: TravelCardDialog,
    closed: 'exit',
  },
});
