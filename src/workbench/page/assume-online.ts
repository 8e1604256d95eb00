/**
 * Reads wait while the browser is offline. The workbench gives them their responses itself, so they need no network: until
 * `run` has ended, the page is online for them.
 */
export async function assumeOnline<T>(run: () => Promise<T>): Promise<T> {
  if (!('navigator' in globalThis)) return run();
  const { navigator } = globalThis;
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => true });
  try {
    return await run();
  } finally {
    // The browser's own value is on the prototype.
    Reflect.deleteProperty(navigator, 'onLine');
  }
}
