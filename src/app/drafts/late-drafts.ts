import type { World } from '#flows/engine/session.ts';
import type { Drafts, keepDraft, whoTypes } from './drafts.ts';
import { hasDrafts } from './drafts-mark.ts';

interface Keeper {
  readonly keepDraft: typeof keepDraft;
  readonly whoTypes: typeof whoTypes;
}

let here: Keeper | null = null;

/**
 * What is typed is kept by code that comes with the first flow that has a draft. That is also when it is asked who
 * types: later the session may have ended.
 * @param drafts those that a flow is given as it starts; kept up to date
 */
export function keepDrafts(drafts: Drafts): NonNullable<World['saveDraft']> {
  const last = new Map<string, string>();
  return (flow, draft) => {
    const [before, text] = [last.get(flow), JSON.stringify(draft)];
    if (text === before) return;
    last.set(flow, text);
    Object.assign(drafts, { [flow]: draft ?? undefined });
    // A flow that starts without one has given up nothing: it may be somebody who has still to log in.
    const isStart = before === undefined && draft === null;
    const put = (code: Keeper) => {
      here = code;
      void (isStart ? code.whoTypes() : code.keepDraft(flow, draft));
    };
    // At once if possible: after a form is sent the page may be left, and later work is lost.
    if (here) put(here);
    // Without that code what is typed goes with the page.
    else import('./drafts.ts').then(put, () => {});
  };
}

/** The visitor's drafts from before the login. Rarely any, so the page rarely waits, and never long. */
export async function recallDrafts(): Promise<Drafts> {
  if (!hasDrafts()) return {};
  return import('./drafts.ts').then(
    ({ draftsInTime }) => draftsInTime(),
    () => ({}),
  );
}
