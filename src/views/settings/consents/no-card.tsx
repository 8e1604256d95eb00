/** Nothing is shown if the bank offers no consents, or could not be loaded (B2.99, B6.13, C4.9). */
export const NoCard = () => null;
