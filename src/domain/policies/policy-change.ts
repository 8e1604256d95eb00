import { isAccepted } from '#domain/shared/policy-status.ts';

interface Policy {
  readonly produkt: string;
  readonly status: string;
  readonly kanEndres?: boolean | null | undefined;
}

/** How a private customer changes a policy (C3.8): on the car's own page (A2.4), by message (A2.10), or not here. */
export function privateChange({ produkt, status, kanEndres }: Policy): 'carPage' | 'message' | null {
  if (kanEndres !== true || status !== 'KRAFT') return null;
  return produkt === 'M05' ? 'carPage' : 'message';
}

/** A business may change every policy except one that waits for its start (B4.6), on the page /bm/endre/{nr} (C3.8). */
export const businessMayChange = (policy: Pick<Policy, 'status'>): boolean => !isAccepted(policy);
