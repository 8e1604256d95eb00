import { quietly } from '#app/page/quietly.ts';

/** Key of the drafts, with their author, in this tab's session storage. */
export const draftsKey = 'forsikring.utkast';

/** A company's sorting and the open groups of an overview are chosen, not typed. A stored sorting may have no search. */
const isTyped = ([flow, draft]: readonly [string, unknown]): boolean =>
  typeof draft === 'object' &&
  draft !== null &&
  ('searchedName' in draft ? draft.searchedName !== '' : flow !== 'business-landing');

/** The ids of the flows with a draft of what the visitor typed. */
const typedFlows = (drafts: object): readonly string[] =>
  Object.entries(drafts)
    .filter(isTyped)
    .map(([flow]) => flow);

/**
 * What happens at the login to what the visitor typed. Null if nothing was typed.
 * @param drafts the present ones, also those that could not be stored
 * @param isOpen whether the flow with this id is running
 */
export function draftAtLogin(drafts: object, isOpen: (flow: string) => boolean): 'stored' | 'lost' | null {
  const stored = quietly(() => JSON.parse(sessionStorage.getItem(draftsKey) ?? '').drafts);
  if (typedFlows(stored ?? {}).some(isOpen)) return 'stored';
  return typedFlows(drafts).some(isOpen) ? 'lost' : null;
}

export const hasDrafts = (): boolean => quietly(() => sessionStorage.getItem(draftsKey)) !== null;

export const dropDrafts = (): void => {
  quietly(() => sessionStorage.removeItem(draftsKey));
};
