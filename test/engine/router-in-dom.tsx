import { cleanup, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { onTestFinished } from 'vitest';
import { hashAddressBar } from '#flows/engine/address-bar.ts';
import type { UnknownEvent } from '#flows/engine/guarded-send.ts';
import { Host } from '#flows/engine/host.tsx';
import { type Route, startRouter } from '#flows/engine/router.ts';
import type { DialogSupport } from '#flows/engine/surroundings.ts';

/** The host with a router, in a page that records what happens. */
export function openRouterInDom(
  routes: readonly [Route, ...Route[]],
  hash = '#/',
  dialogSupport?: DialogSupport,
) {
  window.history.replaceState(null, '', hash);
  const happened: unknown[] = [];
  const unknownEvents: UnknownEvent[] = [];
  const addressBar = hashAddressBar(window);
  let returned = () => {};
  let refused = () => {};
  const world = {
    addressBar: {
      ...addressBar,
      restore() {
        happened.push('address restored');
        addressBar.restore();
      },
    },
    leave: (departure: object) => happened.push(departure),
    post(form: object, onRefused: () => void) {
      happened.push({ post: form });
      refused = onRefused;
    },
    reload: () => happened.push('reload'),
    blockUnload: (block: boolean) => happened.push({ blockUnload: block }),
    onPageRestored(listener: () => void) {
      returned = listener;
      return () => {};
    },
    onUnknownEvent: (event: UnknownEvent) => unknownEvents.push(event),
    reportError: (flow: string, error: unknown) => happened.push({ failed: flow, error: String(error) }),
  };
  const router = startRouter(routes, world);
  const page = render(
    <StrictMode>
      <Host
        router={router}
        siteName="Forsikring"
        Placeholder={({ fullPage }) => (fullPage ? <h1>Koden er på vei</h1> : <p>Delen er på vei</p>)}
        ErrorFallback={() => <h1>Noe gikk galt</h1>}
        Closed={() => <h1>Brukeren er byttet</h1>}
        dialogSupport={dialogSupport}
      />
    </StrictMode>,
  );
  onTestFinished(() => {
    cleanup();
    router.close();
  });
  return { page, router, happened, unknownEvents, comesBack: () => returned(), refusesForm: () => refused() };
}
