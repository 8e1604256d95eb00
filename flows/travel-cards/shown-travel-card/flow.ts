import { listCardsOf } from '#api/travel-cards/cards-of-policy.ts';
import { dialogOptions } from '#domain/site/dialog-options.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { deleteTravelCardFlow } from '#flows/travel-cards/delete-travel-card/flow.ts';
import { shareTravelCardFlow } from '#flows/travel-cards/share-travel-card/flow.ts';
import { shownTravelCard } from '#machines/travel-cards/shown-travel-card.ts';
import { Regions } from '#views/shared/regions.tsx';
import { PolicyCards } from '#views/travel-cards/policy-cards.tsx';

export const shownTravelCardFlow = defineFlow({
  title: 'Reisekort',
  machine: shownTravelCard,
  actors: {
    loadCards: ({ input }) => listCardsOf(input),
    shareTravelCard: shareTravelCardFlow,
    deleteTravelCard: deleteTravelCardFlow,
  },
  views: {
    'page.cards.fresh': PolicyCards,
    'page.cards.refreshing': PolicyCards,
    'page.cards.stale': PolicyCards,
    'page.dialog.shut': 'nothing',
    'page.dialog.sharing': { child: 'shareTravelCard' },
    'page.dialog.deleting': { child: 'deleteTravelCard' },
    deleted: 'exit',
    empty: 'exit',
  },
  frames: { page: Regions },
  dialogs: {
    'page.dialog.sharing': dialogOptions({ name: 'del-reisekort', description: 'Del reisekortet' }),
    'page.dialog.deleting': dialogOptions({ name: 'slett-reisekort', description: 'Slett et reisekort' }),
  },
});
