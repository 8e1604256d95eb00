import { quietly } from '#app/page/quietly.ts';

/** In the browser's storage, for all tabs of the site; its value says nothing but that it is another. */
export const markName = 'forsikring.avtalebytte';

// A browser without storage cannot notify other tabs either.
/** Another after each switch; null where none was made in this browser. */
export const latestSwitch = (): string | null => quietly(() => localStorage.getItem(markName));

/** Read with the document's first code, when the first requests start. */
const atLoad = latestSwitch();

/** Whether a switch was sent since this page asked for the first thing. */
export const isOutdated = (): boolean => latestSwitch() !== atLoad;

/** A switch is sent, or has been made. */
export const markSwitch = (): void => {
  quietly(() => localStorage.setItem(markName, String(Math.random())));
};
