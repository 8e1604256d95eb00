/** Milliseconds after which a page rests; assumed. */
export const rest = 3000;
