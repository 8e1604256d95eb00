import { shareTravelCard as sendShare } from '#api/travel-cards/travel-card-changes.ts';
import { checkForm, sentOf } from '#domain/fields/form-check.ts';
import { shareTravelCardForm } from '#domain/travel-cards/travel-card-forms.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { shareTravelCard } from '#machines/travel-cards/share-travel-card.ts';
import { CardMaybeShared } from '#views/travel-cards/card-maybe-shared.tsx';
import { CardShared } from '#views/travel-cards/card-shared.tsx';
import { ShareConfirmation } from '#views/travel-cards/share-confirmation.tsx';
import { ShareNumber } from '#views/travel-cards/share-number.tsx';

export const shareTravelCardFlow = defineFlow({
  title: 'Del reisekortet',
  machine: shareTravelCard,
  actors: {
    shareCard: async ({ input, signal }) =>
      sendShare(input.forsikringsnummer, sentOf(checkForm(shareTravelCardForm, input)), signal),
  },
  views: {
    'filling.typing': ShareNumber,
    'filling.rejected': ShareNumber,
    'filling.refused': ShareNumber,
    'filling.failed': ShareNumber,
    confirming: ShareConfirmation,
    sending: ShareConfirmation,
    unknown: CardMaybeShared,
    shared: CardShared,
    cancelled: 'exit',
    done: 'exit',
  },
});
