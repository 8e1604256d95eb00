import type { ScrollRestoration } from '#flows/engine/address-bar.ts';
import { quietly } from './quietly.ts';

interface Position {
  readonly y: number;
  /** The link that had focus. */
  readonly href: string | null | undefined;
}

const keyOf = (entry: string) => `forsikring.sted.${entry}`;

/**
 * Restores scroll position and focused link when the visitor returns to a history entry. The browser would restore
 * them before the page has its content, so its own restoration is switched off.
 */
export function scrollRestorationIn(window: Window): ScrollRestoration {
  const { document, history } = window;
  let current: string | null = null;
  let wanted: Position | null = null;

  history.scrollRestoration = 'manual';

  const save = () => {
    // The document opens: to read a position would compute the styles of the page.
    if (current === null) return;
    const href = document.activeElement?.closest('a')?.getAttribute('href');
    // A data address is a file with what the visitor owns.
    const position: Position = { y: window.scrollY, href: href?.startsWith('data:') ? null : href };
    const key = keyOf(current);
    quietly(() => window.sessionStorage.setItem(key, JSON.stringify(position)));
  };
  const read = (entry: string): Position | null =>
    quietly(() => JSON.parse(window.sessionStorage.getItem(keyOf(entry)) ?? 'null'));

  window.addEventListener('pagehide', save);
  // After any input the visitor decides the position, so nothing is restored.
  for (const input of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    window.addEventListener(input, () => {
      wanted = null;
    });
  }

  return {
    enter(entry) {
      save();
      current = entry;
      wanted = read(entry);
    },
    restore() {
      if (!wanted) return;
      const { y, href } = wanted;
      const link = href && document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`);
      if (link) link.focus({ preventScroll: true });
      window.scrollTo(0, y);
    },
  };
}
