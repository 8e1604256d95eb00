import { createContext } from 'react';
import type { AllowedAddress } from '#domain/site/address.ts';
import type { SiteLink } from '#domain/site/site-link.ts';

/** Links, facts and actions that the surrounding page provides to its cards. */
export interface PageLinks {
  /** Address of the login page that leads back to the present place. */
  login(): string;
  /** What happens at the login to the text of the running flow: a stored draft is restored. Null if nothing was typed. */
  draft(): 'stored' | 'lost' | null;
  /** Null in the native app, which has its own way back (A1.5). */
  readonly overview: SiteLink | null;
  /** Its address in the open document, if that has it: for links that need no fresh page. */
  readonly overviewHere?: AllowedAddress | null;
  /** The bank's own site; null if it is unknown. */
  bankSite(bankregnr: string): SiteLink | null;
  /** The insurer's phone number. */
  readonly phone: string;
  /** When the phone is answered, as in 'mandag til fredag 8–16'; left out if that is unknown. */
  readonly openingHours?: string | undefined;
  /** Prints the page; left out if the browser cannot. */
  readonly print?: (() => void) | undefined;
}

/** Null if the surrounding page provides none. */
export const PageLinksContext = createContext<PageLinks | null>(null);
