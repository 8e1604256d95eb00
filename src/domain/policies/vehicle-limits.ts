/** The largest numbers of seats of a minibus (B9.10). */
export const minibusSeats = { small: 10, large: 16 } as const;

/** The highest value of a car with a special body, in kroner (B9.10). */
export const bodyBuiltLimit = 250_000;
