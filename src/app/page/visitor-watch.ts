import { watchWho } from '#api/shared/who.ts';
import { unknownWho, type Who, whoIs } from '#domain/person/who.ts';

/** The name in the masthead, as far as it has loaded. */
export interface VisitorWatch {
  current(): Who;
  subscribe(listener: () => void): () => void;
}

/** Must be called before the first read: earlier responses are not replayed. */
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
