import { is, literal, type } from 'superstruct';
import { loadDialogs } from '#app/page/dialogs.tsx';
import { rest } from './rest.ts';

/** The code of the page at a path of the main app. */
type CodeAt = (path: string) => (() => Promise<unknown>) | undefined;

const isMetered = (navigator: Navigator): boolean =>
  'connection' in navigator && is(navigator.connection, type({ saveData: literal(true) }));

/** A file that does not load now is asked for again when it is needed. */
const load = (code: () => Promise<unknown>) => void code().catch(() => {});

/** Loads the code of the pages that the document links to, and of dialogs. */
function loadNext(document: Document, codeAt: CodeAt): void {
  load(loadDialogs);
  load(() => import('#views/arriving/switch-agreement.tsx'));
  const links = [...document.querySelectorAll('main a[href^="#/"]')];
  const codes = links.flatMap((link) => codeAt(link.getAttribute('href')?.slice(1) ?? '') ?? []);
  for (const code of new Set(codes)) load(code);
}

/**
 * Loads the code of the next steps from the page that rests now, and from each later one. Not on a metered line. The
 * pages are handed in: an import of their table would load the style of the first paint again.
 */
export function prepareNextPages(window: Window, codeAt: CodeAt): void {
  if (isMetered(window.navigator)) return;
  let timer = 0;
  window.addEventListener('hashchange', () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => loadNext(window.document, codeAt), rest);
  });
  loadNext(window.document, codeAt);
}
