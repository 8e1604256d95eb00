/** In the history: as a new entry, in place of the present one, or so without its query. */
export type HowShown = 'push' | 'replace' | 'redirect';

/** The part of the address that a sub-app owns: the path after '#'. */
export interface AddressBar {
  /** '/bankvelger'; never with the query that may follow it. */
  path(): string;
  /** Puts a path there on the app's own account; the query after '#' stays, unless it was that of a redirect. */
  show(path: string, how: HowShown): void;
  /** Takes what the customer put there as shown. */
  accept(): void;
  /** Puts back what was shown before the customer changed it. */
  restore(): void;
  /** Calls when the customer went back, forward, by a link or by typing; returns how to stop listening. */
  onChange(listener: () => void): () => void;
}

/**
 * Each history entry carries its position, so that a refused move can be undone in the right direction:
 * the browser tells where the customer came, not whether by back or forward.
 */
export function hashAddressBar(window: Window): AddressBar {
  const { history, location } = window;
  const parts = () => {
    const [path = ''] = location.hash.slice(1).split('?');
    return { path: path || '/', query: location.hash.slice(1 + path.length) };
  };
  const positionHere = (): number | undefined => history.state?.position;
  const mark = (position: number) => history.replaceState({ position }, '', location.href);

  let shown = parts().path;
  let position = positionHere() ?? 0;
  /** Set while the browser is on its way back to `position`: what to do once it is there. */
  let onRestored: (() => void) | null = null;
  mark(position);

  const accept = () => {
    shown = parts().path;
    // An entry without a position is new: a link or the address field made it, after the present one.
    position = positionHere() ?? position + 1;
    mark(position);
  };

  const show = (path: string, how: HowShown) => {
    if (onRestored) {
      onRestored = () => show(path, how);
      return;
    }
    if (path === shown && path === parts().path) return;
    const url = how === 'redirect' ? `#${path}` : `#${path}${parts().query}`;
    if (how === 'push') history.pushState({ position: ++position }, '', url);
    else history.replaceState({ position }, '', url);
    shown = path;
  };

  return {
    path: () => parts().path,
    accept,
    show,
    restore() {
      onRestored ??= () => {};
      history.go(position - (positionHere() ?? position + 1));
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
