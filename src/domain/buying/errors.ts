import { generalRefusals } from '#domain/errors/general.ts';
import type { Notice } from '#domain/errors/notice.ts';
import type { RefusalTable } from '#domain/errors/refusals.ts';

/** A7.6: visitors who are not customers yet continue with `nysalgSkade=true`, without a message. */
export const salesEntranceRefusals = {
  signs: { notYetCustomer: { when: { says: 'FINNER_IKKE_SKADEKUNDENUMMER' } } },
  otherwise: generalRefusals,
} as const satisfies RefusalTable;

/** A6.6: to customers with status UONSKET. The sentences are assumed, after A8.11. */
export const notSoldDigitally = {
  kind: 'state',
  title: 'Vi beklager',
  text: 'Du kan dessverre ikke kjøpe forsikringer digitalt hos oss. Ring oss på {phone}, så hjelper vi deg.',
} as const satisfies Notice;

/** A8.1: the next step for the customer. */
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

/** Banks whose customers should call, and those whose customers should try again tomorrow (configuration). */
interface SpecialBanks {
  readonly ringUs: readonly string[];
  readonly needTime: readonly string[];
}

/** A8.1: the buy page's notice for a customer of another bank. */
export function anotherBankNotices(
  bankregnr: string | null,
  { ringUs, needTime }: SpecialBanks,
): readonly BuyingNotice[] {
  if (bankregnr === null || !ringUs.includes(bankregnr)) return [anotherBank];
  return needTime.includes(bankregnr) ? [priceUnchecked, needsTime] : [priceUnchecked];
}
