/** No card where the bank offers no consents, or is not known (B2.99, B6.13, C4.9). */
export const NoCard = () => null;
