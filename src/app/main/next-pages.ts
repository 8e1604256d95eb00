import { is, literal, type } from 'superstruct';
import { loadDialogs } from '#app/page/dialogs.tsx';
import { isAt, pages } from './pages.ts';
import { rest } from './rest.ts';

const isMetered = (navigator: Navigator): boolean =>
  'connection' in navigator && is(navigator.connection, type({ saveData: literal(true) }));

/** A file that does not load now is asked for again when it is needed. */
const load = (code: () => Promise<unknown>) => void code().catch(() => {});

/** Loads the code of the pages that the document links to, and of dialogs. */
function loadNext(document: Document): void {
  load(loadDialogs);
  load(() => import('#views/arriving/switch-agreement.tsx'));
  let paths = [...document.querySelectorAll('main a[href^="#/"]')].map(
    (link) => link.getAttribute('href')?.slice(1) ?? '',
  );
  // As in the stage, the first page that matches a path has it.
  for (const page of Object.values(pages)) {
    const isHere = isAt(page);
    if (paths.some(isHere)) load(page.flow);
    paths = paths.filter((path) => !isHere(path));
  }
}

/** Loads the code of the next steps from the page that rests now, and from each later one. Not on a metered line. */
export function prepareNextPages(window: Window): void {
  if (isMetered(window.navigator)) return;
  let timer = 0;
  window.addEventListener('hashchange', () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => loadNext(window.document), rest);
  });
  loadNext(window.document);
}
