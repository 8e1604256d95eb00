import { PageNotice } from './page-notice.tsx';
import { useIsOffline } from './use-is-offline.ts';

/** Reads wait by themselves until the browser is online; a write fails, and the visitor must send it again. */
export function OfflineNotice() {
  if (!useIsOffline()) return null;
  return (
    <PageNotice text="Du er uten nett. Siden lastes når nettet er tilbake. Det du vil sende, må du sende på nytt." />
  );
}
