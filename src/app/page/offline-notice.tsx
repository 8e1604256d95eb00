import { useIsOffline } from './use-is-offline.ts';

/** Shown below the page, so that nothing moves. Reads wait by themselves until the browser is online. */
export function OfflineNotice() {
  if (!useIsOffline()) return null;
  return (
    <p role="alert" className="page-notice">
      Du er uten nett. Siden fortsetter av seg selv når nettet er tilbake.
    </p>
  );
}
