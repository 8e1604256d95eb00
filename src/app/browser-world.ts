import { hashAddressBar } from '#flows/engine/address-bar.ts';
import type { World } from '#flows/engine/session.ts';

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** The browser around the flows of this document. */
export function browserWorld(window: Window): World {
  // A page out of the back-forward cache holds flows that have ended.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) window.location.reload();
  });
  return {
    addressBar: hashAddressBar(window),
    leave: (address) => window.location.assign(address),
    reload: () => window.location.reload(),
    holdPage(hold) {
      if (hold) window.addEventListener('beforeunload', ask);
      else window.removeEventListener('beforeunload', ask);
    },
    failed: (_flow, error) => window.reportError(error),
  };
}
