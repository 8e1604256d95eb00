export type PageError = ErrorEvent | PromiseRejectionEvent;

/** Calls with each error of the page; returns how to stop listening. */
export function onPageError(window: Window, listener: (event: PageError) => void): () => void {
  window.addEventListener('error', listener);
  window.addEventListener('unhandledrejection', listener);
  return () => {
    window.removeEventListener('error', listener);
    window.removeEventListener('unhandledrejection', listener);
  };
}

/** Keeps the errors of the page until the code that forwards them has loaded; returns how to take them over. */
export function keepErrors(window: Window): () => readonly PageError[] {
  const kept: PageError[] = [];
  const stop = onPageError(window, (event) => kept.push(event));
  return () => {
    stop();
    return kept;
  };
}
