import { generalRefusals } from '#domain/errors/general.ts';
import type { Notice } from '#domain/errors/notice.ts';
import type { RefusalTable } from '#domain/errors/refusals.ts';

/** Visitors who are not customers yet continue with `nysalgSkade=true`, without a message (A7.6). */
export const salesEntranceRefusals = {
  signs: { noDamageCustomerNumber: { when: { says: 'FINNER_IKKE_SKADEKUNDENUMMER' } } },
  otherwise: generalRefusals,
} as const satisfies RefusalTable;

/**
 * For customers with the status UONSKET (A6.6). The texts are assumed; they follow those for a declined self-declaration
 * (A8.11).
 */
export const notSoldDigitally = {
  kind: 'state',
  title: 'Vi beklager',
  text: 'Du kan dessverre ikke kjøpe forsikringer digitalt hos oss. Ring oss på {phone}, så hjelper vi deg.',
} as const satisfies Notice;

/** `contact` is the customer's next step (A8.1). */
type BuyingNotice = Notice & { readonly contact: 'phone' | 'contactPage' };

const priceUnchecked = {
  kind: 'state',
  title: null,
  text: 'Vi får ikke sjekket pris fordi du har forsikring hos en annen bank i alliansen.',
  contact: 'phone',
} as const satisfies BuyingNotice;

const needsTime = {
  kind: 'state',
  title: 'Vi trenger litt mer tid',
  text: 'Prøv igjen i morgen',
  contact: 'phone',
} as const satisfies BuyingNotice;

const anotherBank = {
  kind: 'state',
  title: null,
  text: 'Du har forsikringer i en annen bank i alliansen eller hos selskapets egen nettside',
  contact: 'contactPage',
} as const satisfies BuyingNotice;

interface SpecialBanks {
  /** Banks on whose sites customers of another bank get a phone number. */
  readonly ringUs: readonly string[];
  /** The banks of `ringUs` on whose sites these customers are also asked to try again tomorrow. */
  readonly needTime: readonly string[];
}

/** The buy page's notice for a customer of another bank (A8.1). */
export function anotherBankNotices(
  bankregnr: string | null,
  { ringUs, needTime }: SpecialBanks,
): readonly BuyingNotice[] {
  if (bankregnr === null || !ringUs.includes(bankregnr)) return [anotherBank];
  return needTime.includes(bankregnr) ? [priceUnchecked, needsTime] : [priceUnchecked];
}
