interface Status {
  readonly status: string;
  /** An accepted policy is on hold: something must happen before it can start. */
  readonly akseptPaaVent?: boolean | null | undefined;
}

/** Whether the policy is agreed on but not in force yet. It cannot be changed until then (B4.6). */
export const isAccepted = ({ status }: Status): boolean => status === 'AKSEPT';

/** Whether the policy is in force or accepted (A4.1). */
export const isActive = (policy: Status): boolean => policy.status === 'KRAFT' || isAccepted(policy);

/** Whether the policy is accepted and on hold (A4.2). */
export const isUnderProcessing = (policy: Status): boolean =>
  isAccepted(policy) && policy.akseptPaaVent === true;
