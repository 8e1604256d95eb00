import { useEffect } from 'react';

/** Runs a function after the screen is rendered. It is placed inside the screen's Suspense boundary. */
export function AfterCommit({ run }: { readonly run: () => void }) {
  useEffect(run);
  return null;
}
