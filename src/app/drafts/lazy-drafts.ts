import type { World } from '#flows/engine/session.ts';
import { hasDrafts } from './draft-storage.ts';
import type { Drafts, loadAuthor, saveDraft } from './drafts.ts';

interface DraftsModule {
  readonly saveDraft: typeof saveDraft;
  readonly loadAuthor: typeof loadAuthor;
}

let loaded: DraftsModule | null = null;

/**
 * Saves drafts. The code loads with the first flow that has drafts, and loads their author too: the session may have
 * ended when the first draft is saved.
 * @param drafts the drafts that flows get when they start; kept up to date
 */
export function saveDrafts(drafts: Drafts): NonNullable<World['saveDraft']> {
  const last = new Map<string, string>();
  return (flow, draft) => {
    const [previous, text] = [last.get(flow), JSON.stringify(draft)];
    if (text === previous) return;
    last.set(flow, text);
    Object.assign(drafts, { [flow]: draft ?? undefined });
    // A flow that starts without a draft must not delete stored drafts: the visitor may not have logged in yet.
    const isStart = previous === undefined && draft === null;
    const save = (code: DraftsModule) => {
      loaded = code;
      void (isStart ? code.loadAuthor() : code.saveDraft(flow, draft));
    };
    // Without a delay if the code has loaded: the page may be left right after a form is sent.
    if (loaded) save(loaded);
    // If the code does not load, drafts are not stored.
    else import('./drafts.ts').then(save, () => {});
  };
}

/**
 * The visitor's drafts from an earlier page, such as before the login. Without stored drafts the page does not wait.
 */
export async function restoreDrafts(): Promise<Drafts> {
  if (!hasDrafts()) return {};
  return import('./drafts.ts').then(
    ({ draftsInTime }) => draftsInTime(),
    () => ({}),
  );
}
