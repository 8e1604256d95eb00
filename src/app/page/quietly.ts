/** Null where it cannot be done: a browser that keeps nothing refuses its storage, and what is kept may be anything. */
export function quietly<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}
