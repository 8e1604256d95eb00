import { quietly } from '#app/page/quietly.ts';

/** The drafts in this tab's storage, with their author. */
export const draftsName = 'forsikring.utkast';

export const hasDrafts = (): boolean => quietly(() => sessionStorage.getItem(draftsName)) !== null;

export const dropDrafts = (): void => {
  quietly(() => sessionStorage.removeItem(draftsName));
};
