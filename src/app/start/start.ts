import { askEarly } from '#api/early-answers.ts';
// Before the first call: it says for whom that was.
import '#app/arriving/agreement-mark.ts';
import { restUrlIn } from '#app/page/rest-url.ts';
import { showNotLoaded } from './not-loaded.ts';

/**
 * A document's first code, and little of it: asks for what the page is known to need while the rest of
 * its code is still on its way.
 */
export function start(early: readonly string[], app: () => Promise<unknown>): void {
  const restUrl = restUrlIn(document);
  if (restUrl !== null) askEarly(restUrl, early);
  app().catch((error: unknown) => {
    showNotLoaded(window);
    throw error;
  });
}
