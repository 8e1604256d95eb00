import { type FollowingReads, sendEarly } from '#api/early-responses.ts';
// Imported before the first request is sent, so that a later switch in another tab is noticed.
import '#app/page/agreement-mark.ts';
import { type EarlyConfiguration, earlyConfiguration } from '#app/page/early-configuration.ts';
import { isInNativeWrapper } from '#app/page/native-wrapper.ts';
import { codeArrival } from './code-arrival.ts';
import { showNotLoaded } from './not-loaded.ts';
import { watchStyles } from './style-watch.ts';
import { warmUp } from './warm-up.ts';

interface EarlyReads {
  /** The paths that the page reads first. */
  readonly early?: readonly string[];
  /** The reads that follow from their responses. */
  readonly following?: ((configuration: EarlyConfiguration) => FollowingReads) | undefined;
}

/** A document's first code, kept small. Sends the page's first requests while the app's code is still loading. */
export function start({ early = [], following }: EarlyReads, app: () => Promise<unknown>): void {
  // The script for old browsers shows its message instead.
  if (!document.getElementById('root')) return;
  const configuration = earlyConfiguration(document);
  const { restUrl, hasFrame } = configuration;
  if (restUrl !== null) sendEarly(restUrl, early, following?.(configuration), codeArrival(document));
  warmUp(window);
  // The document contains our frame (0029). It is removed if the bank has its own, and in the native app.
  if (!hasFrame || isInNativeWrapper(window))
    for (const part of document.querySelectorAll('.masthead, .footer')) part.remove();
  const styles = watchStyles(document);
  // React is most of what the app's code executes at first. In a task of its own, it runs while the rest is arriving.
  import('react-dom/client')
    .then(() => new Promise((resolve) => window.setTimeout(resolve)))
    .then(() => {
      styles.check();
      return app();
    })
    // Without the font, texts keep its fallback.
    .then(() => void import('#app/look/font.ts').catch(() => {}))
    .catch((error: unknown) => {
      showNotLoaded(window);
      throw error;
    });
}
