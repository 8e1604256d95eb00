/** The server has set a cookie, as it stands in its header. */
export function cookieSet(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store needs https, and happy-dom has none
  document.cookie = cookie;
}

export function forgetCookies(): void {
  for (const cookie of document.cookie.split('; ')) cookieSet(`${cookie.split('=')[0]}=; Max-Age=-1`);
}
