/** A dialog has three sizes (A2.45). */
export type ModalSize = 'medium' | 'large' | 'wide';

/** What a dialog is and how the customer may close it (A4.14). */
export interface ModalOptions {
  /** For the one who counts visits (A7.24), so never of a person. */
  readonly name: string;
  readonly description: string;
  readonly size: ModalSize;
  /** A sub dialog follows upon another, and has a way back to it (A2.45). */
  readonly type: 'standard' | 'sub';
  readonly closeButton: boolean;
  readonly escape: boolean;
  readonly backdrop: boolean;
  readonly swipe: boolean;
  /** Milliseconds; null where it stays until it is closed. */
  readonly timeOut: number | null;
}

/** A4.14, A9.2; that a swipe does not close it, where nothing is said, is assumed: it may hold a form. */
export const modalOptions = (
  given: Pick<ModalOptions, 'name' | 'description'> & Partial<ModalOptions>,
): ModalOptions => ({
  size: 'medium',
  type: 'standard',
  closeButton: true,
  escape: true,
  backdrop: false,
  swipe: false,
  timeOut: null,
  ...given,
});

/** A4.14, A9.2: a modal is closed by a swipe of so many pixels, whichever way. */
const swipeThreshold = 10;

export const isSwipe = (pixels: number): boolean => Math.abs(pixels) >= swipeThreshold;
