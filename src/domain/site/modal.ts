/** A2.45 */
export type ModalSize = 'medium' | 'large' | 'wide';

/** A9.2 */
export const defaultModalSize: ModalSize = 'medium';

/** A4.14, A9.2: a modal is closed by a swipe of so many pixels, whichever way. */
const swipeThreshold = 10;

export const isSwipe = (pixels: number): boolean => Math.abs(pixels) >= swipeThreshold;
