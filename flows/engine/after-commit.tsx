import { useLayoutEffect } from 'react';

/**
 * Runs a function after each render of the screen, before the browser paints it: focus and scroll position must not change
 * afterwards. In a microtask, because the elements around it have no refs yet. It is placed inside the screen's Suspense
 * boundary.
 */
export function AfterCommit({ run }: { readonly run: () => void }) {
  useLayoutEffect(() => queueMicrotask(run));
  return null;
}
