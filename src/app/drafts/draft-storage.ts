import { quietly } from '#app/page/quietly.ts';

/** Key of the drafts, with their author, in this tab's session storage. */
export const draftsKey = 'forsikring.utkast';

/** The ids of the flows with a draft of what the visitor typed. A company's sorting is chosen, not typed. */
export const draftedFlows = (): readonly string[] =>
  Object.keys(quietly(() => JSON.parse(sessionStorage.getItem(draftsKey) ?? '').drafts) ?? {}).filter(
    (flow) => flow !== 'business-landing',
  );

export const hasDrafts = (): boolean => quietly(() => sessionStorage.getItem(draftsKey)) !== null;

export const dropDrafts = (): void => {
  quietly(() => sessionStorage.removeItem(draftsKey));
};
