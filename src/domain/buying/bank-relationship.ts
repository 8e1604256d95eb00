/** Whether the customer of a response has a bank, and then chooses one before the questions (A5.3). */
export const hasBankRelationship = (bankForholdRegnr: unknown): boolean => Boolean(bankForholdRegnr);
