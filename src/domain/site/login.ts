import type { AllowedAddress } from './address.ts';
import type { SiteLink } from './site-link.ts';

/** A2.13, C1.5: where who logs in on a first visit comes to. */
export const afterLogin = '/min-side';

/** The login page, told where to come back to: a path of this site. */
export function loginAddress({ url }: SiteLink, back: string): AllowedAddress {
  const [path = '', query] = url.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('returnurl', back);
  return `${path}?${parameters}` as AllowedAddress;
}
