import { quietly } from '#app/page/quietly.ts';

/** Key of the drafts, with their author, in this tab's session storage. */
export const draftsKey = 'forsikring.utkast';

/** A company's sorting and the open groups of an overview are chosen, not typed. A stored sorting may have no search. */
const isTyped = ([flow, draft]: readonly [string, { readonly searchedName?: string } | null]): boolean =>
  (flow === 'business-landing' ? (draft?.searchedName ?? '') : draft?.searchedName) !== '';

/** The ids of the flows with a draft of what the visitor typed. */
export const draftedFlows = (): readonly string[] => {
  const stored = quietly(() => JSON.parse(sessionStorage.getItem(draftsKey) ?? '').drafts);
  return Object.entries<{ readonly searchedName?: string } | null>(stored ?? {})
    .filter(isTyped)
    .map(([flow]) => flow);
};

export const hasDrafts = (): boolean => quietly(() => sessionStorage.getItem(draftsKey)) !== null;

export const dropDrafts = (): void => {
  quietly(() => sessionStorage.removeItem(draftsKey));
};
