import { announceError } from '#app/errors/page-errors.ts';
import type { FormPost } from '#domain/site/exit.ts';
import { hashAddressBar } from '#flows/engine/address-bar.ts';
import type { World } from '#flows/engine/session.ts';
import { scrollRestorationIn } from './scroll-restoration.ts';

const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();

const withoutHash = (address: string) => address.replace(/#.*$/, '');

function submitForm(document: Document, { address, fields }: FormPost): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = address;
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input');
    Object.assign(field, { type: 'hidden', name, value });
    form.append(field);
  }
  // The browser does not submit a form that is not in the document.
  document.body.append(form);
  form.submit();
}

/** The browser around the flows of this document. */
export function browserWorld(window: Window): World {
  const { history, location, navigator } = window;
  const scrollRestoration = scrollRestorationIn(window);
  return {
    addressBar: hashAddressBar(window, scrollRestoration),
    scrollRestoration,
    leave({ leave: address, replaces }) {
      if (withoutHash(new URL(address, location.href).href) === withoutHash(location.href)) {
        // Only the part after '#' changes: the browser would not load the document again, and the flow has ended.
        history.pushState(null, '', address);
        location.reload();
      } else if (replaces || navigator.userActivation?.hasBeenActive === false) {
        // Without a user action this is a redirect. It replaces the history entry, because Back would redirect again.
        location.replace(address);
      } else location.assign(address);
    },
    post(form, onRefused) {
      const { href } = location;
      // Back would send the form again, so this history entry becomes the page before the '#'.
      history.replaceState(null, '', withoutHash(href));
      // The policy holds for the receiver's redirects too, and the page would wait for ever.
      const onViolation = ({ effectiveDirective, disposition }: SecurityPolicyViolationEvent) => {
        if (effectiveDirective !== 'form-action' || disposition !== 'enforce') return;
        window.removeEventListener('securitypolicyviolation', onViolation);
        // A retry loads this address again.
        history.replaceState(null, '', href);
        onRefused();
      };
      window.addEventListener('securitypolicyviolation', onViolation);
      submitForm(window.document, form);
    },
    reload: () => location.reload(),
    blockUnload(block) {
      if (block) window.addEventListener('beforeunload', askBeforeUnload);
      else window.removeEventListener('beforeunload', askBeforeUnload);
    },
    onPageRestored(listener) {
      const onPageShow = (event: PageTransitionEvent) => event.persisted && listener();
      window.addEventListener('pageshow', onPageShow);
      return () => window.removeEventListener('pageshow', onPageShow);
    },
    reportError: (_flow, error) => announceError(window, error),
  };
}
