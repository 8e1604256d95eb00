/**
 * Sends a write, and returns the instant at which its response came (ISO 8601). The response has no time, and charts
 * read no clock.
 */
export async function sentAt(write: Promise<unknown>): Promise<string> {
  await write;
  return new Date().toISOString();
}
