import { type AllowedAddress, allowAddress } from './address.ts';
import type { SiteLink } from './site-link.ts';

/** The address after the login at the start of a sub-app (A2.13, C1.5, C4.24). */
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

/** Whether it is the first address of a sub-app, whatever its query. */
const isStart = ({ hash }: Pick<URL, 'hash'>): boolean => ['', '#', '#/'].includes(hash.split('?')[0] ?? '');

/** The address of the login page. It leads back to the present address, or to `afterLogin` from the start of a sub-app. */
export function loginAddress(
  { url }: SiteLink,
  current: Pick<URL, 'href' | 'origin' | 'hash'>,
): AllowedAddress {
  const [path = '', query] = url.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('returnurl', (isStart(current) ? null : pathOf(current)) ?? afterLogin);
  return `${path}?${parameters}` as AllowedAddress;
}
