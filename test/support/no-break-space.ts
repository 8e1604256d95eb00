const noBreak = '\u00a0';

/** The amount as it is on screen: with no-break spaces before 'kr' and between thousands. */
export const unbroken = (amount: string): string => amount.replaceAll(' ', noBreak);

/** The text with plain spaces in its amounts. */
export const spaced = (text: string): string => text.replaceAll(noBreak, ' ');
