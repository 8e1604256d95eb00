/** Reads whose keys have the same first part are invalidated together. */
export type Key = readonly unknown[];

interface Entry {
  readonly key: Key;
  readonly response: Promise<unknown>;
  /** Infinite while the request is running, so that all callers share it. */
  freshUntil: number;
}

/** The responses of the page's reads, shared by all flows (A9.8). */
const entries = new Map<string, Entry>();

type Listener = (response: unknown) => void;

const listeners = new Map<string, Listener>();

/**
 * Calls the listener with each response for the key, for any caller, unless a newer request was sent before it arrived:
 * it may be older than a switch. One listener for each key.
 */
export function onResponse<T>(key: Key, listener: (response: T) => void): void {
  listeners.set(JSON.stringify(key), listener as Listener);
}

/** How many login sessions have ended since the page was loaded. A listener gets no response from an earlier session. */
let endedSessions = 0;

/** Calls no listener with the responses to running requests: their login session has ended. */
export function silenceRunning(): void {
  endedSessions += 1;
}

/** Calls the listener of a read with the same data from the response of a write, which is sent by `send`. */
export async function announced<T>(key: Key, send: () => Promise<T>): Promise<T> {
  const session = endedSessions;
  const response = await send();
  if (session === endedSessions) listeners.get(JSON.stringify(key))?.(response);
  return response;
}

/** Returns the response in the cache while it is fresh, otherwise loads a new one. Errors are not cached. */
export function cached<T>(key: Key, load: () => Promise<T>, staleTime: number): Promise<T> {
  const id = JSON.stringify(key);
  const known = entries.get(id);
  if (known && Date.now() < known.freshUntil) return known.response as Promise<T>;
  const response = load();
  const session = endedSessions;
  const entry: Entry = { key, response, freshUntil: Number.POSITIVE_INFINITY };
  const setFresh = (time: number) => {
    entry.freshUntil = Date.now() + time;
  };
  response.then(
    (value) => {
      setFresh(staleTime);
      const isNewest = (entries.get(id) ?? entry) === entry;
      if (session === endedSessions && isNewest) listeners.get(id)?.(value);
    },
    () => setFresh(0),
  );
  entries.set(id, entry);
  return response;
}

/**
 * The latest response to this read, also if it failed; undefined if the page has not sent it
 * since the last write that invalidated it.
 */
export const latestResponse = <T>(key: Key): Promise<T> | undefined =>
  entries.get(JSON.stringify(key))?.response as Promise<T> | undefined;

/**
 * Removes the reads whose keys have the same first part, or all reads for an empty key. A running request may return
 * the state from before the write, so it is not reused: only its present callers get its response, and the listener if
 * there is no newer request.
 */
export function invalidate([first]: Key): void {
  for (const [id, { key }] of entries) if (first === undefined || key[0] === first) entries.delete(id);
}
