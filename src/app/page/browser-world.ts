import type { FormPost } from '#domain/site/exit.ts';
import { hashAddressBar } from '#flows/engine/address-bar.ts';
import type { World } from '#flows/engine/session.ts';
import { restorePlaces } from './places.ts';

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

const documentOf = (address: string) => address.replace(/#.*$/, '');

function send(document: Document, { address, fields }: FormPost): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = address;
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input');
    Object.assign(field, { type: 'hidden', name, value });
    form.append(field);
  }
  // A form that is not in the page is not sent.
  document.body.append(form);
  form.submit();
}

/** The browser around the flows of this document. */
export function browserWorld(window: Window): World {
  const { history, location, navigator } = window;
  const places = restorePlaces(window);
  return {
    addressBar: hashAddressBar(window, places),
    places,
    leave({ leave: address, replaces }) {
      if (documentOf(new URL(address, location.href).href) === documentOf(location.href)) {
        // Another '#' of this very document: the browser would only scroll, and the flow has ended.
        history.pushState(null, '', address);
        location.reload();
      } else if (replaces || navigator.userActivation?.hasBeenActive === false) {
        // Nobody chose to go on from here, so nobody wants back to it: they would be sent on again.
        location.replace(address);
      } else location.assign(address);
    },
    post(form) {
      // The way back from there leads to the page before its '#', which would send the form again.
      history.replaceState(null, '', documentOf(location.href));
      send(window.document, form);
    },
    reload: () => location.reload(),
    blockUnload(block) {
      if (block) window.addEventListener('beforeunload', warn);
      else window.removeEventListener('beforeunload', warn);
    },
    onPageRestored(listener) {
      const shown = (event: PageTransitionEvent) => event.persisted && listener();
      window.addEventListener('pageshow', shown);
      return () => window.removeEventListener('pageshow', shown);
    },
    reportError: (_flow, error) => window.reportError(error),
  };
}
