/** The effect on the history: a new entry; a replaced entry; or a replaced entry without the query of the old one. */
export type HistoryChange = 'push' | 'replace' | 'redirect';

/** The part of the address that a sub-app owns: the path after '#'. */
export interface AddressBar {
  /** For example '/bankvelger'; without the query. */
  path(): string;
  /** Shows a path; the query after '#' stays, unless the change is a redirect. */
  show(path: string, how: HistoryChange): void;
  /** Keeps the address that the customer went to: from now on it is the shown address. */
  accept(): void;
  /** Restores the address from before the customer changed it. */
  restore(): void;
  /** Listens for going back, going forward, links and typed addresses; returns a function that stops listening. */
  onChange(listener: () => void): () => void;
  /**
   * Adds a history entry for a dialog over the page, so that going back closes it. Absent if there is no history.
   * @param onBack closes the dialog; returns false if the flow keeps it open
   * @returns removes the entry again
   */
  pushDialogEntry?(onBack: () => boolean): () => void;
}

/** Scroll position and focus for each history entry. */
export interface ScrollRestoration {
  /** Another entry is shown: saves the scroll position and focus of the previous entry. */
  enter(entry: string): void;
  /** Restores scroll position and focus if the present entry was shown before, as far as the page allows. */
  restore(): void;
}

interface Entry {
  readonly position: number;
  /** A page and the dialogs over it share one id. */
  readonly id: string;
  /** The entry belongs to a dialog over the page of the previous entry. */
  readonly isDialog?: boolean;
}

/**
 * Each history entry carries its position, so that a refused navigation can be undone in the right direction:
 * the browser reports the address, not whether the customer went back or forward. A dialog's entry without its dialog
 * is skipped, so that every press of the back button does something.
 */
export function hashAddressBar(window: Window, scrollRestoration?: ScrollRestoration): AddressBar {
  const { history, location } = window;
  // In base 36, because the digits of a time could look like a national identity number.
  const load = Math.round(performance.timeOrigin).toString(36);
  let count = 0;
  const parts = () => {
    const [path = ''] = location.hash.slice(1).split('?');
    return { path: path || '/', query: location.hash.slice(1 + path.length) };
  };
  // Other scripts may have written entries without an id.
  const currentEntry = (): Entry | null => (history.state?.id ? history.state : null);
  const newEntry = (position: number): Entry => ({ position, id: `${load}.${++count}` });

  let shown = parts().path;
  let entry = currentEntry() ?? newEntry(0);
  /** Set while the browser navigates to `entry`: called when it arrives. */
  let onRestored: (() => void)[] | null = null;
  /** Closes the dialog whose entry is shown. */
  let closeDialog: (() => boolean) | null = null;

  const enter = (next: Entry) => {
    entry = next;
    scrollRestoration?.enter(next.id);
  };

  const accept = () => {
    shown = parts().path;
    // A link or the address field adds an entry after the present one.
    const next = currentEntry() ?? newEntry(entry.position + 1);
    history.replaceState(next, '', location.href);
    if (next.id !== entry.id) enter(next);
  };

  /** The browser navigates asynchronously; `show` waits until it has arrived. */
  const goTo = (wanted: Entry) => {
    onRestored ??= [];
    history.go(wanted.position - (currentEntry()?.position ?? entry.position + 1));
    entry = wanted;
  };

  const stepBack = () => goTo({ position: entry.position - 1, id: entry.id });

  history.replaceState(entry, '', location.href);
  enter(entry);
  if (entry.isDialog) stepBack();

  const show = (path: string, how: HistoryChange) => {
    if (onRestored) {
      onRestored.push(() => show(path, how));
      return;
    }
    if (path === shown && path === parts().path) return;
    const url = how === 'redirect' ? `#${path}` : `#${path}${parts().query}`;
    shown = path;
    if (closeDialog) {
      // The page that a dialog opens reuses the dialog's entry.
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
      const handleArrival = () => {
        const current = currentEntry();
        if (onRestored) {
          accept();
          const waiting = onRestored;
          onRestored = null;
          for (const next of waiting) next();
        } else if (closeDialog && current && !current.isDialog) {
          const [close, dialogEntry] = [closeDialog, entry];
          closeDialog = null;
          entry = current;
          if (close()) return;
          closeDialog = close;
          goTo(dialogEntry);
        } else if (current?.isDialog && !closeDialog) {
          entry = current;
          stepBack();
        } else accept();
      };
      const handleHashChange = () => (parts().path === shown ? handleArrival() : listener());
      // A dialog's entry has the same address, so the hash does not change.
      const handlePopState = () => parts().path === shown && handleArrival();
      window.addEventListener('hashchange', handleHashChange);
      window.addEventListener('popstate', handlePopState);
      return () => {
        window.removeEventListener('hashchange', handleHashChange);
        window.removeEventListener('popstate', handlePopState);
      };
    },
    pushDialogEntry(onBack) {
      const push = () => {
        closeDialog = onBack;
        entry = { position: entry.position + 1, id: entry.id, isDialog: true };
        history.pushState(entry, '', location.href);
      };
      if (onRestored) onRestored.push(push);
      else push();
      return () => {
        if (onRestored) onRestored = onRestored.filter((next) => next !== push);
        if (closeDialog !== onBack) return;
        closeDialog = null;
        if (currentEntry()?.isDialog) stepBack();
      };
    },
  };
}
