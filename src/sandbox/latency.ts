/** How long a response takes: so many milliseconds, and up to `jitter` more or less. */
export interface Latency {
  readonly ms: number;
  readonly jitter: number;
}

/** Until a browser chooses another one (A1.7). */
export const usualLatency: Latency = { ms: 1000, jitter: 250 };

/** Milliseconds until a response. @param chance from 0 to 1 */
export const delayOf = ({ ms, jitter }: Latency, chance: number): number => ms + jitter * (2 * chance - 1);
