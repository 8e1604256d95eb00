import { watchNameSources } from '#api/shared/masthead-names.ts';
import { type MastheadNames, mastheadNames, unknownSources } from '#domain/person/masthead-names.ts';

/** The names in the masthead, as far as they have loaded. */
export interface VisitorWatch {
  current(): MastheadNames;
  subscribe(listener: () => void): () => void;
}

/** Must be called before the first read: earlier responses are not replayed. */
export function watchVisitor(): VisitorWatch {
  const listeners = new Set<() => void>();
  let sources = unknownSources;
  let names = mastheadNames(sources);
  watchNameSources((known) => {
    sources = { ...sources, ...known };
    names = mastheadNames(sources);
    for (const listener of listeners) listener();
  });
  return {
    current: () => names,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
