/** Shown if there is no number (A5.7). */
const dash = '–';

type Amount = number | null | undefined;

const isNumber = (amount: Amount): amount is number => Number.isFinite(amount);

/**
 * Rounded up to whole kroner (A5.7). A binary sum can be slightly above a whole number (1.1 + 2.2 is 3.3000000000000003),
 * and must not be rounded up for that. Of a hidden amount in a replayed recording, which is a text, it is not a number.
 */
export const wholeKroner = (amount: number): number => Math.ceil(Math.round(amount * 1e6) / 1e6);

/** Null if an amount is unknown, because the sum of the others would be too low. */
export const sumOf = (amounts: readonly Amount[]): number | null =>
  amounts.reduce<number | null>((sum, amount) => (sum === null || amount == null ? null : sum + amount), 0);

/** Keeps an amount on one line. */
const noBreak = '\u00a0';

const inThousands = (amount: number): string =>
  String(wholeKroner(amount)).replace(/\B(?=(\d{3})+$)/g, noBreak);

/** '10 000', as the thousands of an amount (A5.7). */
export const formatCount = (count: number): string => inThousands(count);

/** '7 499,5': a number that is not money keeps its decimals (A5.7). */
export function formatNumber(value: number): string {
  const [, decimals] = String(value).split('.');
  return [formatCount(Math.trunc(value)), ...(decimals ? [decimals] : [])].join(',');
}

/** For instance '12 346 kr' (A5.7). */
export const formatKroner = (amount: Amount): string =>
  isNumber(amount) ? `${inThousands(amount)}${noBreak}kr` : dash;

/** For instance '12 346 kr/år' (A5.7). */
export const formatYearlyKroner = (amount: Amount): string =>
  isNumber(amount) ? `${formatKroner(amount)}/år` : dash;

/** In kroner, from the price for a year (A9.13, B9.5). */
export const monthlyPrice = (yearly: number): number => wholeKroner(yearly / 12);

/** The same for a price that may be unknown; null if it is. */
export const monthlyPriceIfKnown = (yearly: Amount): number | null =>
  isNumber(yearly) ? monthlyPrice(yearly) : null;

/** The sum of a child or youth policy, which is a multiple of the national insurance base amount: '40 G' (A5.7). */
export const formatG = (multiple: Amount): string =>
  isNumber(multiple) ? `${formatNumber(multiple)}${noBreak}G` : dash;
