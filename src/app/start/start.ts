import { sendEarly } from '#api/early-answers.ts';
// Before the first request: it records the party of that request.
import '#app/arriving/agreement-mark.ts';
import { earlyConfiguration } from '#app/page/early-configuration.ts';
import { inNativeWrapper } from '#app/page/native-wrapper.ts';
import { showNotLoaded } from './not-loaded.ts';

/**
 * A document's first code, and little of it: asks for what the page is known to need while the rest of
 * its code is still loading.
 */
export function start(early: readonly string[], app: () => Promise<unknown>): void {
  const { restUrl, hasFrame } = earlyConfiguration(document);
  if (restUrl !== null) sendEarly(restUrl, early);
  // The document was drawn with the frame (0029).
  if (!hasFrame || inNativeWrapper(window))
    for (const part of document.querySelectorAll('.masthead, .footer')) part.remove();
  app().catch((error: unknown) => {
    showNotLoaded(window);
    throw error;
  });
}
