import { dropDrafts } from '#app/drafts/drafts-mark.ts';
import type { World } from '#flows/engine/session.ts';
import { isOutdated, markName, markSwitch } from './agreement-mark.ts';

/**
 * What a chart emits when the visitor may have become another (A2.26, A2.40). Already when the switch is
 * sent: its answer may be long in coming, and be lost with this tab.
 */
const switching = ['switch.sent', 'agreement.switched'];

/** Announces a switch to the other tabs. */
export const broadcastSwitch: NonNullable<World['onEmit']> = (_, { type }) => {
  if (!switching.includes(type)) return;
  markSwitch();
  dropDrafts();
};

/** Calls `stop` when another tab switches. A page from the back-forward cache missed the event, and reloads. */
export function watchAgreement(window: Window, stop: () => void): void {
  // The tab that wrote it gets no event.
  window.addEventListener('storage', ({ key }) => {
    if (key !== markName) return;
    dropDrafts();
    stop();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isOutdated()) window.location.reload();
  });
  // A switch while the code of the page loaded, with its first responses.
  if (isOutdated()) stop();
}
