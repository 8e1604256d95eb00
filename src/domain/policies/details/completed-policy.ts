import type { FoundPolicy } from '#domain/policies/find-policy.ts';
import { paymentMethod } from '#domain/policies/payment-method.ts';
import type { DamagePolicy } from '#domain/shared/damage-customer.ts';
import type { PolicyDetail } from './details.ts';

/**
 * The listed policy, with what only its details (B3.4, B3.6, B3.7) or its customer (B3.11) have. A payment method without a
 * name, such as UKJENT, counts as none.
 */
export function completedPolicy(
  { policy, betalingsmate }: Pick<FoundPolicy, 'policy' | 'betalingsmate'>,
  detail: PolicyDetail | null,
): DamagePolicy {
  const details = detail?.forsikring;
  const methods = [policy.betalingsmate, details?.betalingsmate, betalingsmate];
  return {
    ...policy,
    betalingsmate: methods.find((method) => paymentMethod(method ?? '') !== null),
    pris: policy.pris ?? details?.pris,
    forsikrede: policy.forsikrede?.navn ? policy.forsikrede : details?.forsikrede,
  };
}
