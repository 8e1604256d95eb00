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

/** Whether the browser says that it has no connection. */
export const useIsOffline = (): boolean => useSyncExternalStore(subscribe, isOffline, () => false);
