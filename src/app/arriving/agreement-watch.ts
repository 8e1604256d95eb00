import { dropDrafts } from '#app/drafts/drafts-mark.ts';
import type { World } from '#flows/engine/session.ts';
import { isOutdated, markName, markSwitch } from './agreement-mark.ts';

/**
 * What a chart emits when the visitor may have become another (A2.26, A2.40). Already when the switch is
 * sent: its answer may be long in coming, and be lost with this tab.
 */
const switching = ['switch.sent', 'agreement.switched'];

/** Tells the other tabs of a switch. */
export const tellOfSwitch: NonNullable<World['onEmit']> = (_, { type }) => {
  if (!switching.includes(type)) return;
  markSwitch();
  dropDrafts();
};

/** Calls `stop` when another tab switches; a page out of the back-forward cache, that heard of none, is loaded anew. */
export function watchAgreement(window: Window, stop: () => void): void {
  // The browser does not tell the tab that wrote it.
  window.addEventListener('storage', ({ key }) => {
    if (key !== markName) return;
    dropDrafts();
    stop();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isOutdated()) window.location.reload();
  });
  // While the code of the page was on its way, with its first answers.
  if (isOutdated()) stop();
}
