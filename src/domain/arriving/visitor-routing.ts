/** A3.8: the routing answer that means the successor insurer; the value is assumed. */
export const successorTarget = 'FREMTIND';

interface Visitor {
  /** A3.17: the transition as a whole, and its redirect. Nothing else is asked while the first is off. */
  readonly transition: boolean;
  readonly redirect: boolean;
  readonly kind: 'private' | 'business';
  /** `routingTarget` of the routing answer (A7.5); asked of a business alone. */
  readonly target: string | null;
  readonly hasDamagePolicies: boolean;
}

/** A4.9: whether the visitor is sent to the successor's site; otherwise the page is shown. */
export function goesToSuccessor({ transition, redirect, kind, target, hasDamagePolicies }: Visitor): boolean {
  if (!transition) return false;
  return kind === 'business' ? target === successorTarget : redirect && !hasDamagePolicies;
}
