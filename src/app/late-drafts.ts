import type { World } from '#flows/engine/session.ts';
import type { Drafts } from './drafts.ts';
import { hasDrafts } from './drafts-mark.ts';

/** What is typed is kept by code that comes when there is something to keep. */
export function keepDrafts(): NonNullable<World['keep']> {
  const last = new Map<string, string>();
  return (flow, draft) => {
    const text = JSON.stringify(draft);
    if (text === (last.get(flow) ?? 'null')) return;
    last.set(flow, text);
    // Without that code it is as it was before: what is typed goes with the page.
    import('./drafts.ts').then(
      ({ keepDraft }) => keepDraft(flow, draft),
      () => {},
    );
  };
}

/** What the visitor typed here before having to log in; seldom anything, so seldom waited for. */
export async function recallDrafts(): Promise<Drafts> {
  if (!hasDrafts()) return {};
  return import('./drafts.ts').then(
    ({ draftsOfVisitor }) => draftsOfVisitor(),
    () => ({}),
  );
}
