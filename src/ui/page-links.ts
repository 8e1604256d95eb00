import { createContext } from 'react';
import type { SiteLink } from '#domain/site/site-link.ts';

/** What the page around offers to the cards in it. */
export interface PageLinks {
  /** Address of the login page that leads back to the present place. */
  login(): string;
  /** Whether what the visitor typed in the running flow is saved and comes back after the login. */
  hasDraft(): boolean;
  /** Null in the native app, which has its own way back (A1.5). */
  readonly overview: SiteLink | null;
  /** The bank's own site; null where it is not known. */
  bankSite(bankregnr: string): SiteLink | null;
}

/** Null where the page around has no such links. */
export const PageLinksContext = createContext<PageLinks | null>(null);
