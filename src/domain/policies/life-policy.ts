import { withoutTitle } from './policy-name.ts';

export interface LifeStatus {
  readonly status: string;
  /** Null if the policy has no health review. */
  readonly helsestatus?: string | null | undefined;
}

/** Whether the health review is not completed (A4.3). Assumed: a policy without a review is not under review. */
export const isUnderReview = ({ status, helsestatus }: LifeStatus): boolean =>
  status === 'A' && Boolean(helsestatus) && helsestatus !== 'AKTIV';

/** Whether the policy is agreed on for certain: only status A with a completed review, if any, says so (A4.3). */
export const isAgreed = (policy: LifeStatus): boolean => policy.status === 'A' && !isUnderReview(policy);

export const lifeLabel = (policy: LifeStatus): string | null =>
  isUnderReview(policy) ? 'Under behandling' : null;

/** Label of a life-policy summary (A3.4, A4.3). */
export const summaryLabel = ({ status }: { readonly status: string }): string | null =>
  status === 'PENDING' ? 'Midlertidig' : null;

interface Insuring {
  readonly forsikringstekst: string;
  readonly forsikrede: { readonly navn: string };
}

/** What a life policy insures, the same in lists and on its page: its text without the title, and the person. */
export const lifeInsuredText = (title: string, { forsikringstekst, forsikrede }: Insuring): string | null =>
  [withoutTitle(title, forsikringstekst), forsikrede.navn].filter(Boolean).join(', ') || null;
