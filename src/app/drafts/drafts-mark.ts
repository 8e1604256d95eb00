import { quietly } from '#app/page/quietly.ts';

/** The drafts in this tab's storage, with their author. */
export const draftsName = 'forsikring.utkast';

/** The ids of the flows that have one. */
export const draftedFlows = (): readonly string[] =>
  Object.keys(quietly(() => JSON.parse(sessionStorage.getItem(draftsName) ?? '').drafts) ?? {});

export const hasDrafts = (): boolean => quietly(() => sessionStorage.getItem(draftsName)) !== null;

export const dropDrafts = (): void => {
  quietly(() => sessionStorage.removeItem(draftsName));
};
