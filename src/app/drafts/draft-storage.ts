import { quietly } from '#app/page/quietly.ts';

/** Key of the drafts, with their author, in this tab's session storage. */
export const draftsKey = 'forsikring.utkast';

/** The ids of the flows that have a draft. */
export const draftedFlows = (): readonly string[] =>
  Object.keys(quietly(() => JSON.parse(sessionStorage.getItem(draftsKey) ?? '').drafts) ?? {});

export const hasDrafts = (): boolean => quietly(() => sessionStorage.getItem(draftsKey)) !== null;

export const dropDrafts = (): void => {
  quietly(() => sessionStorage.removeItem(draftsKey));
};
