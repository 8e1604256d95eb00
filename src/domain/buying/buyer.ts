import { statusOf } from '#domain/errors/api-error.ts';
import { damageCustomerNotice, damageCustomerRefusals } from '#domain/errors/customer.ts';
import { canRetry } from '#domain/errors/notice.ts';
import { refusalIn } from '#domain/errors/refusals.ts';

/** The fields of the damage customer that the buy page uses (A3.1). */
export interface Buyer {
  readonly kundestatus: string;
  readonly bankForholdRegnr: string | null;
  /** Codes of the products that the customer already has. */
  readonly ownedCodes: readonly string[];
}

/** This customer cannot buy digitally (A6.6). */
export const isUnwantedBuyer = ({ kundestatus }: Buyer): boolean => kundestatus === 'UONSKET';

/**
 * The meaning of a failed customer record: a customer of another bank (A8.1), not a customer yet, a refusal without a
 * retry, or a failure with a retry.
 */
type BuyerFailure = 'inAnotherBank' | 'notYetCustomer' | 'refused' | 'failed';

/**
 * The refusals that mean "no insurances" on the overview mean "not a customer yet" here. So does any 404, as for the
 * self-declaration (A2.41).
 */
export function buyerFailure(
  error: unknown,
  site: { readonly bankregnr: string | null; readonly quietBanks: readonly string[] },
): BuyerFailure {
  if (refusalIn(damageCustomerRefusals, error) === 'FOR3170009') return 'inAnotherBank';
  const notice = damageCustomerNotice(error, { kind: 'private', ...site });
  if (notice.kind === 'state' || statusOf(error) === 404) return 'notYetCustomer';
  return canRetry(notice) ? 'failed' : 'refused';
}
