/** An address that the app may go to; only `allowAddress` makes one. */
export type AllowedAddress = string & { readonly __allowed: true };

export interface AllowList {
  /** Origin of the page itself, for example 'https://bank.example'. */
  readonly origin: string;
  /** Hosts beside our own that may be gone to, over https. */
  readonly hosts: readonly string[];
}

/**
 * The one gate for an address that comes on someone else's word.
 * Same origin, or a listed host over https; anything else is null and the caller goes to its default.
 * The browser's own parser judges, so `//host`, backslashes, control characters and
 * `javascript:` count for what the browser would make of them.
 */
export function allowAddress(address: string | null | undefined, allowed: AllowList): AllowedAddress | null {
  if (!address || !URL.canParse(address, allowed.origin)) return null;
  const url = new URL(address, allowed.origin);
  if (url.username !== '' || url.password !== '') return null;
  // A blob: address has our origin too, and whatever somebody put in it.
  const sameOrigin = url.origin === allowed.origin && /^https?:$/.test(url.protocol);
  const listedHost = url.protocol === 'https:' && allowed.hosts.includes(url.host);
  return sameOrigin || listedHost ? (url.href as AllowedAddress) : null;
}
