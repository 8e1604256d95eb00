import type { Notice } from './notice.ts';

/** A8.1: how the customer gets on from there. */
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

const elsewhere = {
  kind: 'state',
  title: null,
  text: 'Du har forsikringer i en annen bank i alliansen eller hos selskapets egen nettside',
  contact: 'contactPage',
} as const satisfies BuyingNotice;

/** Which banks' customers ring us, and which of those are told to come back tomorrow (configuration). */
interface SpecialBanks {
  readonly ringUs: readonly string[];
  readonly needTime: readonly string[];
}

/** A8.1: what the buy page says to who is a customer of another bank. */
export function anotherBankNotices(
  bankregnr: string | null,
  { ringUs, needTime }: SpecialBanks,
): readonly BuyingNotice[] {
  if (bankregnr === null || !ringUs.includes(bankregnr)) return [elsewhere];
  return needTime.includes(bankregnr) ? [priceUnchecked, needsTime] : [priceUnchecked];
}
