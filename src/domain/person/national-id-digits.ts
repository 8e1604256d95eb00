const weights = [
  [3, 7, 6, 1, 8, 9, 4, 5, 2, 1],
  [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1],
];

/** Eleven digits; the last two are check digits (A5.1). */
export const hasCheckDigits = (value: string): boolean =>
  /^\d{11}$/.test(value) &&
  weights.every((row) => row.reduce((sum, weight, at) => sum + weight * Number(value[at]), 0) % 11 === 0);

/** The looser rule of some forms (B5.38): no check digits, day 01-31, month 01-12 or 81-92. */
export const matchesNationalIdPattern = (value: string): boolean =>
  /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2]|8[1-9]|9[0-2])\d{7}$/.test(value);

/** Whether eleven digits may be a national identity number, by either rule. */
export const mayBeNationalId = (value: string): boolean =>
  hasCheckDigits(value) || matchesNationalIdPattern(value);
