import { is, literal, type } from 'superstruct';
import { loadDialogs } from '#app/page/dialogs.tsx';
import { isPageLoading } from '#app/page/is-page-loading.ts';
import type { Router } from '#flows/engine/router.ts';
import { rest } from './rest.ts';

/** The code of the page at an address of the main app. */
type CodeAt = (hash: string) => (() => Promise<unknown>) | undefined;

/** The browser's data saver is on, or the browser is offline. */
const isThrifty = ({ navigator }: Window): boolean =>
  !navigator.onLine ||
  ('connection' in navigator && is(navigator.connection, type({ saveData: literal(true) })));

/** A failure is ignored here. It is shown when a page needs the file. */
const load = (code: () => Promise<unknown>) => void code().catch(() => {});

/** Loads the code of the pages that the document links to, and of dialogs. */
function loadNext(document: Document, codeAt: CodeAt): void {
  load(loadDialogs);
  load(() => import('#views/arriving/switch-agreement.tsx'));
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="#/"]')];
  const codes = links.flatMap(({ hash }) => codeAt(hash) ?? []);
  for (const code of new Set(codes)) load(code);
}

/**
 * Loads the code of the next pages whenever a page has rested, its calls included. `codeAt` is a parameter, because
 * importing the table of the pages here would load the style sheet of the first paint again.
 */
export function prepareNextPages(
  window: Window,
  router: Pick<Router, 'current' | 'status' | 'subscribe'>,
  codeAt: CodeAt,
): void {
  let timer = 0;
  const waitForRest = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(prepare, rest);
  };
  const prepare = () => {
    if (isPageLoading(router)) waitForRest();
    else if (!isThrifty(window)) loadNext(window.document, codeAt);
  };
  router.subscribe(waitForRest);
  prepare();
}
