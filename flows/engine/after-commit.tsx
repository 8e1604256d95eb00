import { useEffect } from 'react';

/** Inside the boundary of a screen, so that it runs when the screen is there and not before. */
export function AfterCommit({ run }: { readonly run: () => void }) {
  useEffect(run);
  return null;
}
