import { type AllowedAddress, allowAddress } from './address.ts';
import type { SiteLink } from './site-link.ts';

/** The address after the login of a first visit (A2.13, C1.5). */
export const afterLogin = '/min-side';

/** Only names between single slashes: '//evil.example' and '/%2fevil.example' would lead to another site. */
const plainPath = /^(\/[\w.-]+)*\/?$/;

/** The present address as a path of this site; null if a server could read another address from it. */
function pathOf({ href, origin }: Pick<URL, 'href' | 'origin'>): string | null {
  const allowed = allowAddress(href, { origin, hosts: [] });
  if (!allowed) return null;
  const { pathname, search, hash } = new URL(allowed);
  return plainPath.test(pathname) ? pathname + search + hash : null;
}

/** The address of the login page. Its return address is the present address, or `afterLogin` on a first visit. */
export function loginAddress({ url }: SiteLink, current?: Pick<URL, 'href' | 'origin'>): AllowedAddress {
  const [path = '', query] = url.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('returnurl', (current && pathOf(current)) ?? afterLogin);
  return `${path}?${parameters}` as AllowedAddress;
}
