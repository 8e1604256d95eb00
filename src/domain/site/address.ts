/** An address that the app may go to: allowed by `allowAddress`, or from the page configuration. */
export type AllowedAddress = string & { readonly __allowed: true };

export interface AllowList {
  /** Origin of the page itself, for example 'https://bank.example'. */
  readonly origin: string;
  /** Other allowed hosts, over https. */
  readonly hosts: readonly string[];
}

/** Common servers refuse a request line above 8 kB; longer ones end in the browser's own error page. */
const longest = 8_000;

/**
 * The only check for addresses from outside. Allows our own origin and listed hosts over https, if the address is not
 * too long. Otherwise returns null, and the caller uses its default. The browser's parser is used, so `//host`,
 * backslashes, control characters and `javascript:` are resolved as the browser resolves them.
 */
export function allowAddress(address: string | null | undefined, allowed: AllowList): AllowedAddress | null {
  if (!address || !URL.canParse(address, allowed.origin)) return null;
  const url = new URL(address, allowed.origin);
  if (url.username !== '' || url.password !== '') return null;
  // A `blob:` address also has our origin, but can have any content.
  const sameOrigin = url.origin === allowed.origin && /^https?:$/.test(url.protocol);
  const listedHost = url.protocol === 'https:' && allowed.hosts.includes(url.host);
  const isShort = url.href.length <= longest;
  return isShort && (sameOrigin || listedHost) ? (url.href as AllowedAddress) : null;
}
