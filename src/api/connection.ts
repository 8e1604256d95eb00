/** Resolves when the browser is online again; null if it is online. */
export function untilOnline(): Promise<void> | null {
  if (globalThis.navigator?.onLine !== false) return null;
  return new Promise((resolve) => {
    addEventListener('online', () => resolve(), { once: true });
  });
}
