import type { IsoDate } from '#domain/dates/calendar.ts';
import type { ApiError } from '#domain/errors/api-error.ts';
import type { CardPolicy } from './card-policy.ts';
import type { CardToDelete, CardWithPdf } from './travel-card.ts';

/** One document of the terms. */
export interface CardTerms {
  readonly title: string;
  readonly url: string;
}

/** The cards of one policy, with the policy. */
export interface LoadedCards {
  readonly cards: readonly CardWithPdf[];
  /** Null if it is not the visitor's own, or could not be loaded. */
  readonly policy: CardPolicy | null;
  readonly policyError: ApiError | null;
}

export interface ShownCardsInput extends Pick<LoadedCards, 'cards' | 'policy'> {
  readonly alarmCentre: string;
  readonly forsikringsnummer: string;
  readonly today: IsoDate;
}

/** The cards of one policy on their page. */
export interface ShownCards extends ShownCardsInput {
  /** The cards could not be reloaded. */
  readonly error: ApiError | null;
  /** Empty until the visitor opens the dialog that deletes a card. */
  readonly cardToDelete: CardToDelete;
}

export type ShownCardsOutcome = 'deleted' | 'empty';
