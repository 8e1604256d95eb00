import { silenceRunning } from '#api/cache.ts';
import { configureClient } from '#api/client.ts';
import type { Identification } from '#api/shared/agreements.ts';
import { forgetNameSources, watchNameSources } from '#api/shared/masthead-names.ts';
import {
  type MastheadNames,
  mastheadNames,
  type NameSources,
  unknownSources,
} from '#domain/person/masthead-names.ts';

/** What the masthead shows about the visitor. */
export interface Visitor extends MastheadNames {
  /** Number of the organisation that they act for; null for none, undefined while unknown. */
  readonly organisasjonsnummer: string | null | undefined;
  /** The insurer has said that the login session has ended. */
  readonly isLoggedOut: boolean;
}

/** The visitor, as far as the page has loaded them. */
export interface VisitorWatch {
  current(): Visitor;
  subscribe(listener: () => void): () => void;
}

const visitorOf = (sources: NameSources, isLoggedOut: boolean): Visitor => ({
  ...mastheadNames(sources),
  organisasjonsnummer: sources.organisasjonsnummer,
  isLoggedOut,
});

export const unknownVisitor: Visitor = visitorOf(unknownSources, false);

/**
 * Must be called before the first read: earlier responses are not replayed.
 * @param isSameVisitor called with each identification that the page loads; the masthead takes no name from another visitor's
 */
export function watchVisitor(
  isSameVisitor: (identification: Identification) => boolean = () => true,
): VisitorWatch {
  const listeners = new Set<() => void>();
  let sources = unknownSources;
  let visitor = unknownVisitor;
  const update = (known: Partial<NameSources>, isLoggedOut: boolean) => {
    sources = { ...sources, ...known };
    visitor = visitorOf(sources, isLoggedOut);
    for (const listener of listeners) listener();
  };
  watchNameSources((known) => update(known, false), isSameVisitor);
  configureClient({
    onLoggedOut() {
      // The names belong to the session that has ended, also those that still arrive.
      silenceRunning();
      forgetNameSources();
      update(unknownSources, true);
    },
  });
  return {
    current: () => visitor,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
