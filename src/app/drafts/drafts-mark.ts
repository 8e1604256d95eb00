import { quietly } from '#app/page/quietly.ts';

/** In the browser's storage, for this tab alone: what was typed, and of whom. */
export const draftsName = 'forsikring.utkast';

export const hasDrafts = (): boolean => quietly(() => sessionStorage.getItem(draftsName)) !== null;

export const dropDrafts = (): void => {
  quietly(() => sessionStorage.removeItem(draftsName));
};
