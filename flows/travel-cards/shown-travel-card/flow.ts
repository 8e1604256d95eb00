import { modalOptions } from '#domain/site/modal.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { loadCards } from '#flows/travel-cards/card-calls.ts';
import { cardTermsFlow } from '#flows/travel-cards/card-terms/flow.ts';
import { deleteTravelCardFlow } from '#flows/travel-cards/delete-travel-card/flow.ts';
import { shareTravelCardFlow } from '#flows/travel-cards/share-travel-card/flow.ts';
import { shownTravelCard } from '#machines/travel-cards/shown-travel-card.ts';
import { PolicyCards } from '#views/travel-cards/policy-cards.tsx';
import { TravelCardPage } from '#views/travel-cards/travel-card-page.tsx';

export const shownTravelCardFlow = defineFlow({
  title: 'Reisekort',
  machine: shownTravelCard,
  actors: {
    loadCards,
    cardTerms: cardTermsFlow,
    shareTravelCard: shareTravelCardFlow,
    deleteTravelCard: deleteTravelCardFlow,
  },
  views: {
    'page.cards.fresh': PolicyCards,
    'page.cards.refreshing': PolicyCards,
    'page.cards.stale': PolicyCards,
    'page.terms.shown': { child: 'cardTerms' },
    'page.dialog.shut': 'nothing',
    'page.dialog.sharing': { child: 'shareTravelCard' },
    'page.dialog.deleting': { child: 'deleteTravelCard' },
    deleted: 'exit',
    empty: 'exit',
  },
  frames: { page: TravelCardPage },
  modals: {
    'page.dialog.sharing': modalOptions({ name: 'del-reisekort', description: 'Del reisekortet' }),
    'page.dialog.deleting': modalOptions({ name: 'slett-reisekort', description: 'Slett et reisekort' }),
  },
});
