/** Milliseconds that a page must be shown without a change before other code is loaded; assumed. */
export const rest = 3000;
