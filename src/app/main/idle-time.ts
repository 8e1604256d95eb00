/** How long a page is idle before the code of the next pages loads, in milliseconds; assumed. */
export const idleTime = 3000;
