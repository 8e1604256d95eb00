import { statusOf } from '#domain/errors/api-error.ts';
import { damageCustomerNotice, damageCustomerRefusals } from '#domain/errors/customer.ts';
import { canRetry } from '#domain/errors/notice.ts';
import { refusalIn } from '#domain/errors/refusals.ts';

/** What the buy page goes by of who may buy (A3.1). */
export interface Buyer {
  readonly kundestatus: string;
  readonly bankForholdRegnr: string | null;
  /** Product codes that they have already. */
  readonly deactivated: readonly string[];
}

/** This customer cannot buy digitally (A6.6). */
export const isUnwantedBuyer = ({ kundestatus }: Buyer): boolean => kundestatus === 'UONSKET';

/**
 * Where somebody stands whose record could not be had: a customer of another bank (A8.1), no customer yet,
 * one whom it is refused for good, or nobody knows.
 */
type Standing = 'elsewhere' | 'notYetCustomer' | 'refused' | 'failed';

/**
 * What the overview calls 'no insurances' is here no customer yet, for whom there is all the more to buy; so is
 * any 404, as for the self-declaration (A2.41).
 */
export function standing(
  error: unknown,
  came: { readonly bankregnr: string | null; readonly quietBanks: readonly string[] },
): Standing {
  if (refusalIn(damageCustomerRefusals, error) === 'FOR3170009') return 'elsewhere';
  const notice = damageCustomerNotice(error, { kind: 'private', ...came });
  if (notice.kind === 'state' || statusOf(error) === 404) return 'notYetCustomer';
  return canRetry(notice) ? 'failed' : 'refused';
}
