/** An error that the app has handled. Unlike `window.reportError`, it does not count as uncaught. */
type HandledError = Event & { readonly error: unknown };

export type PageError = ErrorEvent | PromiseRejectionEvent | HandledError;

export const handledError = 'app.error';

/** Passes a handled error to the listeners of `onPageError`. */
export const announceError = (window: Window, error: unknown): void => {
  window.dispatchEvent(Object.assign(new Event(handledError), { error }));
};

/** Calls the listener with each error of the page. Returns a function that stops this. */
export function onPageError(window: Window, listener: (event: PageError) => void): () => void {
  const types = ['error', 'unhandledrejection', handledError];
  const onEvent = (event: Event) => listener(event as PageError);
  for (const type of types) window.addEventListener(type, onEvent);
  return () => {
    for (const type of types) window.removeEventListener(type, onEvent);
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
