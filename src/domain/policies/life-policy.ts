interface Status {
  readonly status: string;
  /** Null where no health review belongs to the policy. */
  readonly helsestatus?: string | null | undefined;
}

/** A4.3: its health review is not completed. Assumed: without a review the policy is not waiting. */
export const isUnderReview = ({ status, helsestatus }: Status): boolean =>
  status === 'A' && Boolean(helsestatus) && helsestatus !== 'AKTIV';

export const lifeLabel = (policy: Status): string | null =>
  isUnderReview(policy) ? 'Under behandling' : null;

/** A4.3: label of a life-policy summary (A3.4). */
export const summaryLabel = ({ status }: { readonly status: string }): string | null =>
  status === 'PENDING' ? 'Midlertidig' : null;
