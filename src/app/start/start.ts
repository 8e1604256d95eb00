import { sendEarly } from '#api/early-responses.ts';
// Imported before the first request is sent, so that a later switch in another tab is noticed.
import '#app/arriving/agreement-mark.ts';
import { earlyConfiguration } from '#app/page/early-configuration.ts';
import { isInNativeWrapper } from '#app/page/native-wrapper.ts';
import { showNotLoaded } from './not-loaded.ts';

/** A document's first code, kept small. Sends the page's first requests while the app's code is still loading. */
export function start(early: readonly string[], app: () => Promise<unknown>): void {
  // The script for old browsers shows its message instead.
  if (!document.getElementById('root')) return;
  const { restUrl, hasFrame } = earlyConfiguration(document);
  if (restUrl !== null) sendEarly(restUrl, early);
  // The document contains our frame (0029). It is removed if the bank has its own, and in the native app.
  if (!hasFrame || isInNativeWrapper(window))
    for (const part of document.querySelectorAll('.masthead, .footer')) part.remove();
  app().catch((error: unknown) => {
    showNotLoaded(window);
    throw error;
  });
}
