import { is, literal, type } from 'superstruct';
import { loadDialogs } from '#app/page/dialogs.tsx';
import { isPageLoading } from '#app/page/is-page-loading.ts';
import type { Router } from '#flows/engine/router.ts';
import { idleTime } from './idle-time.ts';

/** The code of the page at an address of the main app. */
type CodeAt = (hash: string) => (() => Promise<unknown>) | undefined;

const savesData = type({ saveData: literal(true) });

/** False if the browser is offline, or if its data saver is on. */
const canPreload = ({ navigator }: Window): boolean =>
  navigator.onLine && !('connection' in navigator && is(navigator.connection, savesData));

/** A failure is ignored here. It is shown when a page needs the file. */
const load = (code: () => Promise<unknown>) => void code().catch(() => {});

/** Loads the code of the pages that the document links to, and of dialogs. */
function loadNext(document: Document, codeAt: CodeAt): void {
  load(loadDialogs);
  load(() => import('#views/arriving/switch-agreement.tsx'));
  load(() => import('#flows/arriving/page-gate/flow.ts'));
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="#/"]')];
  const codes = links.flatMap(({ hash }) => codeAt(hash) ?? []);
  for (const code of new Set(codes)) load(code);
}

/**
 * Loads the code of the next pages when a page has loaded, its calls included, and has been idle for a while.
 * @param codeAt a parameter, because importing the table of the pages here would load the style sheet of the first paint
 * again
 */
export function prepareNextPages(
  window: Window,
  router: Pick<Router, 'current' | 'status' | 'subscribe'>,
  codeAt: CodeAt,
): void {
  let timer = 0;
  const waitUntilIdle = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(prepare, idleTime);
  };
  const prepare = () => {
    if (isPageLoading(router)) waitUntilIdle();
    else if (canPreload(window)) loadNext(window.document, codeAt);
  };
  router.subscribe(waitUntilIdle);
  prepare();
}
