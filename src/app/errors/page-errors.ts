export type PageError = ErrorEvent | PromiseRejectionEvent;

/** Calls the listener with each error of the page. Returns a function that stops this. */
export function onPageError(window: Window, listener: (event: PageError) => void): () => void {
  window.addEventListener('error', listener);
  window.addEventListener('unhandledrejection', listener);
  return () => {
    window.removeEventListener('error', listener);
    window.removeEventListener('unhandledrejection', listener);
  };
}

/**
 * Collects the errors of the page until the code that forwards them has loaded. Returns a function that stops this
 * and returns the errors.
 */
export function collectErrors(window: Window): () => readonly PageError[] {
  const errors: PageError[] = [];
  const stop = onPageError(window, (event) => errors.push(event));
  return () => {
    stop();
    return errors;
  };
}
