import { deleteTravelCard as sendDeletion } from '#api/travel-cards/travel-card-changes.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { deleteTravelCard } from '#machines/travel-cards/delete-travel-card.ts';
import { CardDeleted, DeleteTravelCard } from '#views/travel-cards/delete-travel-card.tsx';

export const deleteTravelCardFlow = defineFlow({
  title: 'Slett reisekortet',
  machine: deleteTravelCard,
  actors: { deleteCard: ({ input, signal }) => sendDeletion(input, signal) },
  views: {
    'confirming.unanswered': DeleteTravelCard,
    'confirming.failed': DeleteTravelCard,
    'confirming.unknown': DeleteTravelCard,
    deleting: DeleteTravelCard,
    success: CardDeleted,
    deleted: 'exit',
    cancelled: 'exit',
    unknown: 'exit',
  },
});
