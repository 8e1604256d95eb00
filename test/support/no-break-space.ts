const noBreak = '\u00a0';

/** An amount as the screen has it: it does not break before 'kr' or between its thousands. */
export const unbroken = (amount: string): string => amount.replaceAll(' ', noBreak);

/** A text as it is read, with plain spaces in its amounts. */
export const spaced = (text: string): string => text.replaceAll(noBreak, ' ');
