import { useEffect, useState } from 'react';
import { couldNotLoad } from '#domain/errors/general.ts';
import { ErrorScreen } from '#ui/error-screen.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useIsOffline } from './use-is-offline.ts';

interface ErrorFallbackProps {
  readonly reload: () => void;
}

/**
 * Says that an error occurred, and offers a reload: the defect is ours, so nothing else helps (A8.5). Code that could not
 * load without a connection is no defect: the offline notice explains it, and the page reloads when the browser is online.
 */
export function ErrorFallback({ reload }: ErrorFallbackProps) {
  const isOffline = useIsOffline();
  const [wasOffline] = useState(isOffline);
  const isBack = wasOffline && !isOffline;
  useEffect(() => {
    if (isBack) reload();
  }, [isBack, reload]);
  return wasOffline ? (
    <Spinner fullPage />
  ) : (
    <ErrorScreen notice={couldNotLoad} error={null} onRetry={reload} />
  );
}
