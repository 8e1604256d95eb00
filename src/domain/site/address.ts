/** An address that the app may go to; only `allowAddress` makes one. */
export type AllowedAddress = string & { readonly __allowed: true };

export interface AllowList {
  /** Origin of the page itself, for example 'https://bank.example'. */
  readonly origin: string;
  /** Hosts beside our own that may be gone to, over https. */
  readonly hosts: readonly string[];
}

/** Common servers refuse a request line above 8 kB; far longer ones end in the browser's own error page. */
const longest = 8_000;

/**
 * The one gate for an address that comes on someone else's word.
 * Same origin, or a listed host over https; anything else is null and the caller goes to its default.
 * So is an address that is too long to be opened.
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
  const isShort = url.href.length <= longest;
  return isShort && (sameOrigin || listedHost) ? (url.href as AllowedAddress) : null;
}
