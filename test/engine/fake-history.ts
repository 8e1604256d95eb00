interface Entry {
  readonly state: unknown;
  readonly url: string;
}

/** A window with a browser's history: navigation is asynchronous, and fires the browser's events. */
export function fakeWindow(hash: string) {
  const target = new EventTarget();
  const entries: Entry[] = [{ state: null, url: `https://bank.example/side${hash}` }];
  let at = 0;
  const pending: number[] = [];
  const current = () => entries[at] as Entry;
  const resolve = (url: string) => new URL(url, current().url).href;
  let lastHash = hash;
  const fireEvents = () => {
    target.dispatchEvent(new Event('popstate'));
    if (window.location.hash === lastHash) return;
    lastHash = window.location.hash;
    target.dispatchEvent(new Event('hashchange'));
  };
  const push = (state: unknown, url: string) => {
    entries.splice(at + 1, Infinity, { state, url: resolve(url) });
    at += 1;
    if (state) lastHash = window.location.hash;
  };
  const window = Object.assign(target, {
    history: {
      get state() {
        return current().state;
      },
      pushState: (state: unknown, _: string, url: string) => push(state, url),
      replaceState(state: unknown, _: string, url: string) {
        entries[at] = { state, url: resolve(url) };
      },
      go: (delta: number) => pending.push(delta),
    },
    location: {
      get href() {
        return current().url;
      },
      get pathname() {
        return new URL(current().url).pathname;
      },
      get search() {
        return new URL(current().url).search;
      },
      get hash() {
        return new URL(current().url).hash;
      },
    },
  });
  return {
    window: window as unknown as Window,
    hash: () => window.location.hash,
    hashes: () => entries.map(({ url }) => new URL(url).hash),
    /** The visitor types an address, or follows a link to it. */
    visit(address: string) {
      push(null, address);
      fireEvents();
    },
    /** The visitor goes back or forward. */
    go(delta: number) {
      at += delta;
      fireEvents();
    },
    /** The visitor went back or forward, and the browser has not fired its events yet; returns a function that fires them. */
    goSilently(delta: number) {
      at += delta;
      return fireEvents;
    },
    /** Executes the app's calls of `history.go`. */
    arrive() {
      for (const delta of pending.splice(0)) {
        if (!entries[at + delta]) continue;
        at += delta;
        fireEvents();
      }
    },
  };
}
