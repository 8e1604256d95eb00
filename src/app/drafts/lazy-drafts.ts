import type { World } from '#flows/engine/session.ts';
import type { Drafts, loadAuthor, saveDraft } from './drafts.ts';
import { hasDrafts } from './drafts-mark.ts';

interface DraftsModule {
  readonly saveDraft: typeof saveDraft;
  readonly loadAuthor: typeof loadAuthor;
}

let loaded: DraftsModule | null = null;

/**
 * Saves drafts with code that is loaded with the first flow that has one. Then the visitor is loaded as well: later the
 * session may have ended.
 * @param drafts those that a flow gets as it starts; kept up to date
 */
export function saveDrafts(drafts: Drafts): NonNullable<World['saveDraft']> {
  const last = new Map<string, string>();
  return (flow, draft) => {
    const [before, text] = [last.get(flow), JSON.stringify(draft)];
    if (text === before) return;
    last.set(flow, text);
    Object.assign(drafts, { [flow]: draft ?? undefined });
    // A flow that starts without one has given up nothing: it may be somebody who has still to log in.
    const isStart = before === undefined && draft === null;
    const save = (code: DraftsModule) => {
      loaded = code;
      void (isStart ? code.loadAuthor() : code.saveDraft(flow, draft));
    };
    // At once if possible: after a form is sent the page may be left, and later work is lost.
    if (loaded) save(loaded);
    // Without that code what is typed goes with the page.
    else import('./drafts.ts').then(save, () => {});
  };
}

/** The visitor's drafts from before the login. Rarely any, so the page rarely waits, and never long. */
export async function restoreDrafts(): Promise<Drafts> {
  if (!hasDrafts()) return {};
  return import('./drafts.ts').then(
    ({ draftsInTime }) => draftsInTime(),
    () => ({}),
  );
}
