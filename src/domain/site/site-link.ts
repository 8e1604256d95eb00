import type { AllowedAddress } from './address.ts';

/** Where a link of ours leads: within the app, or as the page configuration has it. */
export interface Destination {
  readonly url: string;
  /** The window that it opens in, where that is another. */
  readonly target?: string | undefined;
}

/** An address that the page configuration names, and the window that it opens in, where that is another (A3.13). */
export interface SiteLink extends Destination {
  readonly url: AllowedAddress;
}
