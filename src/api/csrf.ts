/**
 * The CSRF cookie is named by the first segment of the call's path (A7.22), so each service has its own.
 * Read at every send: a server that asks for a repeat has just set a fresh one.
 */
export function csrfHeader(path: string): Record<string, string> {
  const [, segment = ''] = path.split('/');
  const token = cookie(segment.replace(/\?.*/, ''));
  return token === null ? {} : { 'X-Csrf-Token': token };
}

function cookie(name: string): string | null {
  const pairs = globalThis.document.cookie.split('; ').map((pair) => pair.split('='));
  const value = pairs.find(([key]) => key === name)?.[1];
  return value === undefined ? null : decodeURIComponent(value);
}
