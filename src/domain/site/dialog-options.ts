/** A dialog has three sizes (A2.45). */
export type DialogSize = 'medium' | 'large' | 'wide';

/** The kind of a dialog, and the ways to close it (A4.14). */
export interface DialogOptions {
  /** For analytics (A7.24), so never personal. */
  readonly name: string;
  readonly description: string;
  readonly size: DialogSize;
  /** A sub dialog follows another one, with a way back to it (A2.45). */
  readonly type: 'standard' | 'sub';
  readonly closeButton: boolean;
  readonly escape: boolean;
  readonly backdrop: boolean;
  readonly swipe: boolean;
  /** Milliseconds; null if it stays open until it is closed. */
  readonly timeOut: number | null;
}

/**
 * The options of a dialog, with defaults (A4.14, A9.2). Assumed: by default a swipe does not close it, because it may
 * contain a form.
 */
export const dialogOptions = (
  given: Pick<DialogOptions, 'name' | 'description'> & Partial<DialogOptions>,
): DialogOptions => ({
  size: 'medium',
  type: 'standard',
  closeButton: true,
  escape: true,
  backdrop: false,
  swipe: false,
  timeOut: null,
  ...given,
});

/** The length in pixels of a swipe that closes a dialog, in either direction (A4.14, A9.2). */
const swipeThreshold = 10;

export const isSwipe = (pixels: number): boolean => Math.abs(pixels) >= swipeThreshold;
