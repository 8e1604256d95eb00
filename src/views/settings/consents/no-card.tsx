/** Nothing is shown while the bank is unknown, and without consents to give (B2.99, B6.13, C4.9). */
export const NoCard = () => null;
