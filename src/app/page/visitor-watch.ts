import { watchWho } from '#api/shared/who.ts';
import { unknownWho, type Who, whoIs } from '#domain/person/who.ts';

/** The name in the masthead, as far as the page has loaded it. */
export interface VisitorWatch {
  current(): Who;
  subscribe(listener: () => void): () => void;
}

/** Opened before the first request, so that no answer is missed. */
export function watchVisitor(): VisitorWatch {
  const listeners = new Set<() => void>();
  let sources = unknownWho;
  let who = whoIs(sources);
  watchWho((learnt) => {
    sources = { ...sources, ...learnt };
    who = whoIs(sources);
    for (const listener of listeners) listener();
  });
  return {
    current: () => who,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
