import { addressWithoutNationalIds } from '#domain/person/eleven-digits.ts';

/** 'push' adds a history entry; 'replace' replaces the present one; 'redirect' replaces it and drops its query. */
export type HistoryChange = 'push' | 'replace' | 'redirect';

/** The part of the address that a sub-app owns: the path after '#'. */
export interface AddressBar {
  /** For example '/bankvelger'; without the query. */
  path(): string;
  /** Shows a path; the query after '#' stays, unless the change is a redirect. */
  show(path: string, how: HistoryChange): void;
  /** The address that the visitor went to becomes the shown one. */
  accept(): void;
  /** Restores the address from before the visitor changed it. */
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
 * the browser reports the address, not whether the visitor went back or forward. The entry of a
 * dialog that is no longer open (after a reload, or after going forward) is skipped, so that every press of the back
 * button does something.
 */
export function hashAddressBar(window: Window, scrollRestoration?: ScrollRestoration): AddressBar {
  const { history, location } = window;
  // In base 36, because the digits of a time could look like a national identity number.
  const loadId = Math.round(performance.timeOrigin).toString(36);
  let entryCount = 0;
  const parts = () => {
    const [path = ''] = location.hash.slice(1).split('?');
    return { path: path || '/', query: location.hash.slice(1 + path.length) };
  };
  /** The browser's history, the login's address and calls would have a national identity number that is in the address. */
  const hideNationalIds = () => {
    const { pathname, search, hash } = location;
    const shown = addressWithoutNationalIds(search + hash);
    if (shown !== search + hash) history.replaceState(history.state, '', pathname + shown);
  };

  /** The browser's entry; null if it is not ours: a link, the address field or another script added it. */
  const browserEntry = (): Entry | null => (history.state?.id ? history.state : null);
  const newEntry = (position: number): Entry => ({ position, id: `${loadId}.${++entryCount}` });

  hideNationalIds();
  let shownPath = parts().path;
  /** The entry of the shown path. While the browser navigates to it, `browserEntry()` is still another one. */
  let shownEntry = browserEntry() ?? newEntry(0);
  /** Set while the browser navigates to `shownEntry`: the functions to call when it has arrived. */
  let afterNavigation: (() => void)[] | null = null;
  /** Closes the dialog whose entry is shown. */
  let closeDialog: (() => boolean) | null = null;

  const enter = (next: Entry) => {
    shownEntry = next;
    scrollRestoration?.enter(next.id);
  };

  const accept = () => {
    const opened = browserEntry();
    if (!opened && closeDialog) return takeDialogEntry();
    shownPath = parts().path;
    // A link or the address field adds an entry after the present one.
    const next = opened ?? newEntry(shownEntry.position + 1);
    history.replaceState(next, '', location.href);
    if (next.id !== shownEntry.id) enter(next);
  };

  /** The browser navigates asynchronously; `show` waits until it has arrived. */
  const goTo = (wanted: Entry) => {
    afterNavigation ??= [];
    history.go(wanted.position - (browserEntry()?.position ?? shownEntry.position + 1));
    shownEntry = wanted;
  };

  /**
   * The visitor followed a link in a dialog. The browser added an entry after the dialog's, which would then be a press of
   * back that changes nothing. So the browser goes back to the page, and the link's address is added there.
   */
  const takeDialogEntry = () => {
    closeDialog = null;
    const { href } = location;
    const { path } = parts();
    const page: Entry = { position: shownEntry.position - 1, id: shownEntry.id };
    const next = newEntry(shownEntry.position);
    goTo(page);
    scrollRestoration?.enter(next.id);
    afterNavigation?.push(() => {
      history.pushState(next, '', href);
      shownPath = path;
      shownEntry = next;
    });
  };

  const stepBack = () => goTo({ position: shownEntry.position - 1, id: shownEntry.id });

  history.replaceState(shownEntry, '', location.href);
  enter(shownEntry);
  if (shownEntry.isDialog) stepBack();

  const show = (path: string, how: HistoryChange) => {
    if (afterNavigation) {
      afterNavigation.push(() => show(path, how));
      return;
    }
    if (path === shownPath) return;
    const url = how === 'redirect' ? `#${path}` : `#${path}${parts().query}`;
    shownPath = path;
    if (closeDialog) {
      // The page that a dialog opens reuses the dialog's entry.
      closeDialog = null;
      const next = newEntry(shownEntry.position);
      history.replaceState(next, '', url);
      return enter(next);
    }
    if (how !== 'push') return history.replaceState(shownEntry, '', url);
    const next = newEntry(shownEntry.position + 1);
    history.pushState(next, '', url);
    enter(next);
  };

  return {
    path: () => parts().path,
    accept,
    show,
    restore: () => goTo(shownEntry),
    onChange(listener) {
      /**
       * The address still has the shown path: `goTo` has finished, the visitor moved between a page and the entry of its
       * dialog, or only the query changed.
       */
      const handleSamePath = () => {
        const entry = browserEntry();
        if (afterNavigation) {
          accept();
          const callbacks = afterNavigation;
          afterNavigation = null;
          for (const callback of callbacks) callback();
        } else if (closeDialog && entry && !entry.isDialog) {
          const [close, dialogEntry] = [closeDialog, shownEntry];
          closeDialog = null;
          shownEntry = entry;
          if (close()) return;
          closeDialog = close;
          goTo(dialogEntry);
        } else if (entry?.isDialog && !closeDialog) {
          shownEntry = entry;
          stepBack();
        } else accept();
      };
      const handleHashChange = () => (parts().path === shownPath ? handleSamePath() : listener());
      // A dialog's entry has the same address, so the hash does not change. Browsers fire `popstate` first.
      const handlePopState = () => {
        hideNationalIds();
        if (parts().path === shownPath) handleSamePath();
      };
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
        shownEntry = { position: shownEntry.position + 1, id: shownEntry.id, isDialog: true };
        history.pushState(shownEntry, '', location.href);
      };
      if (afterNavigation) afterNavigation.push(push);
      else push();
      return () => {
        if (afterNavigation) afterNavigation = afterNavigation.filter((callback) => callback !== push);
        if (closeDialog !== onBack) return;
        closeDialog = null;
        if (browserEntry()?.isDialog) stepBack();
      };
    },
  };
}
