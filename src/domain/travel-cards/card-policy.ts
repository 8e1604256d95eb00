import type { ApiError } from '#domain/errors/api-error.ts';
import { damageCustomerRefusals } from '#domain/errors/customer.ts';
import { isLostSession } from '#domain/errors/not-logged-in.ts';
import { canRetry } from '#domain/errors/notice.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { isActive } from '#domain/shared/policy-status.ts';
import { isCardAutomatic } from './travel-card-products.ts';

/** The fields that the page of a card needs of the visitor's own policy. */
export interface CardPolicy {
  readonly forsikringsnummer: string;
  readonly produkt: string;
  readonly forsikringstekst: string;
  readonly status: string;
  readonly periode: { readonly fra: string };
}

/** Null if the policy is not the visitor's own but, for instance, an employer's. */
export function policyOfCard(policies: readonly (CardPolicy | null)[], number: string): CardPolicy | null {
  const found = policies.find((policy) => policy?.forsikringsnummer === number);
  if (!found) return null;
  const { forsikringsnummer, produkt, forsikringstekst, status, periode } = found;
  return { forsikringsnummer, produkt, forsikringstekst, status, periode: { fra: periode.fra } };
}

/** Whether a card is created for the policy (B2.103, C3.5); never for one that has ended (assumed). */
export const getsAutomaticCard = (policy: CardPolicy | null): boolean =>
  policy !== null && isActive(policy) && isCardAutomatic(policy.produkt, policy.forsikringstekst);

/**
 * Whether the visitor counts as having no policies of their own: true for every error without a retry, also FOR3170009
 * and FEL3710020 (A6.5, A8.1, A8.10, 0026); false for a lost session.
 */
export const countsAsNoPolicies = (error: ApiError): boolean =>
  !isLostSession(error) && !canRetry(noticeIn(damageCustomerRefusals, error));
