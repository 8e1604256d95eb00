/** B9.10: seats of a minibus, at most. */
export const minibusSeats = { small: 10, large: 16 } as const;

/** B9.10: in kroner; what a body-built car is worth, at most. */
export const bodyBuiltLimit = 250_000;
