import { quietly } from '#app/page/quietly.ts';

/**
 * Key in `localStorage`, which all tabs of the site share. The value is random: it only says that a switch was made.
 */
export const markKey = 'forsikring.avtalebytte';

/**
 * The mark of the latest switch; null if none was made in this browser. Without storage it is always null, and other
 * tabs are not notified.
 */
export const latestSwitch = (): string | null => quietly(() => localStorage.getItem(markKey));

/** Read by the document's first code, before the first requests. */
const atLoad = latestSwitch();

/** Whether a switch was sent since this page sent its first requests. */
export const isOutdated = (): boolean => latestSwitch() !== atLoad;

/** Marks a switch for other tabs, when it is sent and again when it has succeeded. */
export const markSwitch = (): void => {
  quietly(() => localStorage.setItem(markKey, String(Math.random())));
};
