/** The part of the address that a sub-app owns: the path after '#'. */
export interface AddressBar {
  /** '/bankvelger'; never with the query that may follow it. */
  path(): string;
  /** Puts a path there on the app's own account; the query after '#' stays. */
  show(path: string, how: 'push' | 'replace'): void;
  /** Takes what the customer put there as shown. */
  accept(): void;
  /** Puts back what was shown before the customer changed it. */
  restore(): void;
  /** Calls when the customer went back, forward, by a link or by typing; returns how to stop listening. */
  onChange(listener: () => void): () => void;
}

/** Where the customer was on the page of each history entry. */
export interface Places {
  /** Another entry is shown: saves the place on the one before. */
  enter(entry: string): void;
  /** Restores the place on an entry that was shown before, as far as the page reaches by now. */
  restore(): void;
}

interface Entry {
  readonly position: number;
  readonly id: string;
}

/**
 * Each history entry carries its position, so that a refused move can be undone in the right direction:
 * the browser tells where the customer came, not whether by back or forward.
 */
export function hashAddressBar(window: Window, places?: Places): AddressBar {
  const { history, location } = window;
  // Not the digits of a time, which could pass for a national identity number.
  const load = Math.round(performance.timeOrigin).toString(36);
  let count = 0;
  const parts = () => {
    const [path = ''] = location.hash.slice(1).split('?');
    return { path: path || '/', query: location.hash.slice(1 + path.length) };
  };
  // What others have left in the history is no entry of ours.
  const entryHere = (): Entry | null => (history.state?.id ? history.state : null);
  const newEntry = (position: number): Entry => ({ position, id: `${load}.${++count}` });

  let shown = parts().path;
  let entry = entryHere() ?? newEntry(0);
  /** Set while the browser is on its way back to `entry`: what to do once it is there. */
  let onRestored: (() => void) | null = null;

  const enter = (next: Entry) => {
    entry = next;
    places?.enter(next.id);
  };

  const accept = () => {
    shown = parts().path;
    // A link or the address field makes a new entry, after the present one.
    const next = entryHere() ?? newEntry(entry.position + 1);
    history.replaceState(next, '', location.href);
    if (next.id !== entry.id) enter(next);
  };

  history.replaceState(entry, '', location.href);
  enter(entry);

  const show = (path: string, how: 'push' | 'replace') => {
    if (onRestored) {
      onRestored = () => show(path, how);
      return;
    }
    if (path === shown && path === parts().path) return;
    const url = `#${path}${parts().query}`;
    shown = path;
    if (how === 'replace') return history.replaceState(entry, '', url);
    const next = newEntry(entry.position + 1);
    history.pushState(next, '', url);
    enter(next);
  };

  return {
    path: () => parts().path,
    accept,
    show,
    restore() {
      onRestored ??= () => {};
      const { position } = entry;
      history.go(position - (entryHere()?.position ?? position + 1));
    },
    onChange(listener) {
      const changed = () => {
        if (parts().path !== shown) return listener();
        accept();
        const next = onRestored;
        onRestored = null;
        next?.();
      };
      window.addEventListener('hashchange', changed);
      return () => window.removeEventListener('hashchange', changed);
    },
  };
}
