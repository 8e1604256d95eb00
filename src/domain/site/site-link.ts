import type { AllowedAddress } from './address.ts';

/** An address that the page configuration names, and the window that it opens in, where that is another (A3.13). */
export interface SiteLink {
  readonly url: AllowedAddress;
  readonly target?: string | undefined;
}
