/**
 * Without characters that nobody sees, such as the marks of writing direction around a number that is copied from a phone's
 * contacts.
 */
export const withoutInvisible = (text: string): string => text.replace(/\p{Cf}/gu, '');

export const withoutBlanks = (text: string): string => withoutInvisible(text).replace(/\s/g, '');

/** The digits of a text (A5.7). */
export const digitsOnly = (text: string): string => text.replace(/\D/g, '');

/** The first digits of a text, for an input with a limit (B5.29, B5.31). */
export const firstDigits = (text: string, count: number): string => digitsOnly(text).slice(0, count);

/** A badge shows at most one digit (A2.45). */
export const badgeText = (count: number): string => (count > 9 ? '9+' : String(count));
