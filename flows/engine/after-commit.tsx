import { useEffect } from 'react';

/** Inside the boundary of a screen, so that it runs after the screen is rendered. */
export function AfterCommit({ run }: { readonly run: () => void }) {
  useEffect(run);
  return null;
}
