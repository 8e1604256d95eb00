/** A browser that keeps nothing refuses its storage. */
export function quietly<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}
