import { is, literal, type } from 'superstruct';
import { loadDialogs } from '#app/page/dialogs.tsx';
import { isLoading, type Stage } from '#flows/engine/stage.ts';
import { rest } from './rest.ts';

/** The code of the page at an address of the main app. */
type CodeAt = (hash: string) => (() => Promise<unknown>) | undefined;

/** The customer has asked the browser to save data, or there is no net. */
const isThrifty = ({ navigator }: Window): boolean =>
  !navigator.onLine ||
  ('connection' in navigator && is(navigator.connection, type({ saveData: literal(true) })));

/** If a file does not load, it is loaded when it is needed, and its failure is shown then. */
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
 * Loads the code of the next steps whenever a page rests, calls included. The pages are handed in: an import of their
 * table would load the style of the first paint again.
 */
export function prepareNextPages(
  window: Window,
  stage: Pick<Stage, 'current' | 'status' | 'subscribe'>,
  codeAt: CodeAt,
): void {
  let timer = 0;
  const waitForRest = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(prepare, rest);
  };
  const prepare = () => {
    if (isLoading(stage)) waitForRest();
    else if (!isThrifty(window)) loadNext(window.document, codeAt);
  };
  stage.subscribe(waitForRest);
  prepare();
}
