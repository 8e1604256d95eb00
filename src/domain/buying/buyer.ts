import { statusOf } from '#domain/errors/api-error.ts';
import { damageCustomerNotice, isInAnotherBank } from '#domain/errors/customer.ts';
import { canRetry } from '#domain/errors/notice.ts';

/** The fields of the damage customer that the buy page uses (A3.1). */
export interface Buyer {
  readonly kundestatus?: string | null | undefined;
  readonly bankForholdRegnr: string | null;
  /** Codes of the products that the customer already has. */
  readonly ownedCodes: readonly string[];
}

/**
 * What the error of the customer record means. `inAnotherBank` is a customer of another bank (A8.1), `notYetCustomer` has no
 * damage insurance. After `refused` a retry cannot help, after `failed` it can.
 */
type BuyerFailure = 'inAnotherBank' | 'notYetCustomer' | 'refused' | 'failed';

/**
 * Errors that the overview shows as "no insurances" mean "not a customer yet" here. So does any 404 without the code of
 * another bank; the self-declaration has a similar rule (A2.41).
 */
export function buyerFailure(error: unknown): BuyerFailure {
  if (isInAnotherBank(error)) return 'inAnotherBank';
  const notice = damageCustomerNotice(error, 'private');
  if (notice.kind === 'state' || statusOf(error) === 404) return 'notYetCustomer';
  return canRetry(notice) ? 'failed' : 'refused';
}
