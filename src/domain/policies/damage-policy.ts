interface Status {
  readonly status: string;
  /** An accepted policy is on hold: something must happen before it can start. */
  readonly akseptPaaVent?: boolean | null | undefined;
}

/** Agreed on, and not in force yet: it cannot be changed (B4.6). */
export const isAccepted = ({ status }: Status): boolean => status === 'AKSEPT';

/** In force or accepted (A4.1). */
export const isActive = (policy: Status): boolean => policy.status === 'KRAFT' || isAccepted(policy);

/** Accepted and on hold (A4.2). */
export const isUnderProcessing = (policy: Status): boolean =>
  isAccepted(policy) && policy.akseptPaaVent === true;
