import type { AllowedAddress } from './address.ts';

/** A link within the app, or to an address of the page configuration. */
export interface Destination {
  readonly url: string;
  /** Set if it opens in another window. */
  readonly target?: string | undefined;
}

/** A link that is made from a response: a page of the app, or an address that `allowAddress` returned. */
export interface CheckedLink extends Destination {
  readonly url: AllowedAddress | `#/${string}`;
}

/** A link with its text. */
export interface NamedLink {
  readonly text: string;
  readonly to: Destination;
}

/** An address of the page configuration, and the window that it opens in if it is another one (A3.13). */
export interface SiteLink extends Destination {
  readonly url: AllowedAddress;
}
