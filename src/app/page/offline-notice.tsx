import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

const isOffline = () => navigator.onLine === false;

/** Shown below the page, so that nothing moves. Reads wait by themselves until the browser is online. */
export function OfflineNotice() {
  if (!useSyncExternalStore(subscribe, isOffline, () => false)) return null;
  return (
    <p role="alert" className="page-notice">
      Du er uten nett. Siden fortsetter av seg selv når nettet er tilbake.
    </p>
  );
}
