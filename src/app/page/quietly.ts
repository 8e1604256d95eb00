/** Returns null if `use` throws: storage may be blocked, and stored text may be invalid. */
export function quietly<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}
