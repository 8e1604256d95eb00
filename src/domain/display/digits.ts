export const withoutBlanks = (text: string): string => text.replace(/\s/g, '');

/** A5.7: the digits of a text. */
export const digitsOnly = (text: string): string => text.replace(/\D/g, '');

/** The first digits of a text, for an input with a limit (B5.29, B5.31). */
export const firstDigits = (text: string, count: number): string => digitsOnly(text).slice(0, count);
