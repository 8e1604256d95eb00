/**
 * The CSRF cookie is named by the first segment of the call's path (A7.22), so each service has its own. It is read
 * before every request: a server that requests a repeat has just set a fresh one.
 */
export function csrfHeader(path: string): Record<string, string> {
  const [, segment = ''] = path.split('/');
  const token = cookie(segment.replace(/\?.*/, ''));
  return token === null ? {} : { 'X-Csrf-Token': token };
}

function cookie(name: string): string | null {
  const pair = globalThis.document.cookie.split('; ').find((candidate) => candidate.startsWith(`${name}=`));
  return pair === undefined ? null : decoded(pair.slice(name.length + 1));
}

/** A token that was never encoded may contain a '%' that cannot be decoded. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
