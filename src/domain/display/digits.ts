export const withoutBlanks = (text: string): string => text.replace(/\s/g, '');

/** A5.7: the text without all that is no digit. */
export const digitsOnly = (text: string): string => text.replace(/\D/g, '');

/** What an input keeps that takes only so many digits (B5.29, B5.31). */
export const firstDigits = (text: string, count: number): string => digitsOnly(text).slice(0, count);
