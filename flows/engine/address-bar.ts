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
  /**
   * Adds a history entry for a dialog above the page, so that back closes it (absent where there is no history).
   * @param onBack closes the dialog; false where its flow keeps it open
   * @returns removes the entry again
   */
  cover?(onBack: () => boolean): () => void;
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
  /** The same for a page and for the dialogs above it. */
  readonly id: string;
  /** The entry of a dialog above the page of the entry before. */
  readonly isCover?: boolean;
}

/**
 * Each history entry carries its position, so that a refused move can be undone in the right direction:
 * the browser tells where the customer came, not whether by back or forward. A dialog's entry that is reached without
 * its dialog is stepped over, so no press of the back button does nothing.
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
  /** Set while the browser is on its way to `entry`: what to do once it is there. */
  let onRestored: (() => void)[] | null = null;
  /** Closes the dialog whose entry is shown. */
  let closeDialog: (() => boolean) | null = null;

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

  /** The browser takes a while to get there; no address is shown meanwhile. */
  const goTo = (wanted: Entry) => {
    onRestored ??= [];
    history.go(wanted.position - (entryHere()?.position ?? entry.position + 1));
    entry = wanted;
  };

  const stepBack = () => goTo({ position: entry.position - 1, id: entry.id });

  history.replaceState(entry, '', location.href);
  enter(entry);
  if (entry.isCover) stepBack();

  const show = (path: string, how: HowShown) => {
    if (onRestored) {
      onRestored.push(() => show(path, how));
      return;
    }
    if (path === shown && path === parts().path) return;
    const url = how === 'redirect' ? `#${path}` : `#${path}${parts().query}`;
    shown = path;
    if (closeDialog) {
      // The page that a dialog leads to takes the dialog's entry.
      closeDialog = null;
      const next = newEntry(entry.position);
      history.replaceState(next, '', url);
      return enter(next);
    }
    if (how !== 'push') return history.replaceState(entry, '', url);
    const next = newEntry(entry.position + 1);
    history.pushState(next, '', url);
    enter(next);
  };

  return {
    path: () => parts().path,
    accept,
    show,
    restore: () => goTo(entry),
    onChange(listener) {
      const arrived = () => {
        const here = entryHere();
        if (onRestored) {
          accept();
          const waiting = onRestored;
          onRestored = null;
          for (const next of waiting) next();
        } else if (closeDialog && here && !here.isCover) {
          const [close, cover] = [closeDialog, entry];
          closeDialog = null;
          entry = here;
          if (close()) return;
          closeDialog = close;
          goTo(cover);
        } else if (here?.isCover && !closeDialog) {
          entry = here;
          stepBack();
        } else accept();
      };
      const hashChanged = () => (parts().path === shown ? arrived() : listener());
      // A dialog's entry has the same address, so the hash does not change.
      const popped = () => parts().path === shown && arrived();
      window.addEventListener('hashchange', hashChanged);
      window.addEventListener('popstate', popped);
      return () => {
        window.removeEventListener('hashchange', hashChanged);
        window.removeEventListener('popstate', popped);
      };
    },
    cover(onBack) {
      const push = () => {
        closeDialog = onBack;
        entry = { position: entry.position + 1, id: entry.id, isCover: true };
        history.pushState(entry, '', location.href);
      };
      if (onRestored) onRestored.push(push);
      else push();
      return () => {
        if (onRestored) onRestored = onRestored.filter((next) => next !== push);
        if (closeDialog !== onBack) return;
        closeDialog = null;
        if (entryHere()?.isCover) stepBack();
      };
    },
  };
}
