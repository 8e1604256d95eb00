/** B2.99: where the bank has no consents, or is not known yet, there is not even a card. */
export const NoCard = () => null;
