import { useEffect } from 'react';

/** Runs a function after each render of the screen. It is placed inside the screen's Suspense boundary. */
export function AfterCommit({ run }: { readonly run: () => void }) {
  useEffect(run);
  return null;
}
