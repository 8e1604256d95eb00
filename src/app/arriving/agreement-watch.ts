import { dropDrafts } from '#app/drafts/draft-storage.ts';
import { isOutdated, markKey, markSwitch } from '#app/page/agreement-mark.ts';
import type { EmitListener } from '#flows/engine/session.ts';

/**
 * The events that a chart emits when the active party may change (A2.26, A2.40). The first is emitted when the switch
 * is sent: its response may take long, or be lost with this tab.
 */
const switching = ['switch.sent', 'agreement.switched'];

/** Whether the active party may change with the event. */
export const isSwitch = ({ type }: { readonly type: string }): boolean => switching.includes(type);

/** Announces a switch to the other tabs. */
export const broadcastSwitch: EmitListener = (_, event) => {
  if (!isSwitch(event)) return;
  markSwitch();
  dropDrafts();
};

/** Calls `stop` when another tab switches. A page from the back-forward cache missed the event, and reloads. */
export function watchAgreement(window: Window, stop: () => void): void {
  // The tab that switches gets no `storage` event.
  window.addEventListener('storage', ({ key }) => {
    if (key !== markKey) return;
    dropDrafts();
    stop();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isOutdated()) window.location.reload();
  });
  // Another tab switched while this page's code loaded: the first responses may be those of the previous party.
  if (isOutdated()) stop();
}
