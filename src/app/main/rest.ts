/** Milliseconds between opening a page and loading the code of the next ones; assumed. */
export const rest = 3000;
