const pause = 10;
const tries = 1000;

/** Resolves when the condition is met. Rejects after ten seconds: a step of a path takes some milliseconds. */
export async function until(isMet: () => boolean, what: string): Promise<void> {
  for (let left = tries; left > 0; left -= 1) {
    if (isMet()) return;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  throw new Error(`waited in vain until ${what}`);
}
