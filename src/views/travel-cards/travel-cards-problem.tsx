import type { ApiError } from '#domain/errors/api-error.ts';
import { damageCustomerRefusals } from '#domain/errors/customer.ts';
import { unknownOutcomeNotice } from '#domain/errors/general.ts';
import type { Notice } from '#domain/errors/notice.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { generateTravelCardsRefusals } from '#domain/travel-cards/errors.ts';
import { ErrorNotice } from '#ui/error-notice.tsx';

/** The leaves that show the list. */
export type CardListLeaf =
  | 'page.list.checking'
  | 'page.list.unchecked'
  | 'page.list.generating'
  | 'page.list.notGenerated'
  | 'page.list.unknown'
  | 'page.list.complete'
  | 'page.list.empty';

interface TravelCardsProblemProps {
  readonly state: CardListLeaf;
  readonly error: ApiError | null;
  readonly onRetry: () => void;
}

interface Problem {
  readonly notice: Notice;
  /** The consequence for the list. The text is assumed. */
  readonly consequence: string;
}

function problemOf(state: CardListLeaf, error: ApiError | null): Problem | null {
  if (state === 'page.list.unchecked') {
    const consequence = 'Reisekort kan mangle i listen, og vi vet ikke om alle er aktive.';
    return { notice: noticeIn(damageCustomerRefusals, error), consequence };
  }
  const consequence = 'Reisekort kan mangle i listen.';
  if (state === 'page.list.notGenerated') {
    return { notice: noticeIn(generateTravelCardsRefusals, error), consequence };
  }
  return state === 'page.list.unknown' ? { notice: unknownOutcomeNotice, consequence } : null;
}

/** Shown above the cards if the policies could not be loaded, or if cards were not generated (B8.31) or may not have been. */
export function TravelCardsProblem({ state, error, onRetry }: TravelCardsProblemProps) {
  const problem = problemOf(state, error);
  if (!problem) return null;
  return (
    <ErrorNotice notice={problem.notice} error={error} onRetry={onRetry}>
      <p>{problem.notice.text}</p>
      <p>{problem.consequence}</p>
    </ErrorNotice>
  );
}
